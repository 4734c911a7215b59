// node bench/wasm.mjs FOLDER GAME [STEPS]: how fast a game's module plays random legal steps, as one line of JSON.
// FOLDER is what `vetta wasm FOLDER` has written. Best of 5, for each number of seats; the slowest is the figure.
import { readFileSync } from "node:fs";

const [folder, game, steps = "1000000"] = process.argv.slice(2);
const code = readFileSync(`${folder}/${game}.wasm`);
const sheet = JSON.parse(readFileSync(`${folder}/${game}.json`, "utf8"));
const { sizes } = sheet;

const bySeats = {};
for (const seats of sheet.seats) bySeats[seats] = Math.round(await speed(seats, Number(steps)));
const runtime = `node ${process.versions.node}`;
const slowest = Math.min(...Object.values(bySeats));
console.log(JSON.stringify({
  game, mode: "wasm", runtime, steps_per_second: slowest, module_bytes: code.length, by_seats: bySeats,
}));

async function speed(seats, steps) {
  const { exports } = (await WebAssembly.instantiate(code, {})).instance;
  let free = exports.__heap_base.value;
  const room = (bytes) => {
    const address = Math.ceil(free / 16) * 16;
    free = address + bytes;
    const missing = free - exports.memory.buffer.byteLength;
    if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
    return address;
  };
  const match = room(sizes.record), fresh = room(sizes.record), stroller = room(sizes.stroller), mask = room(sizes.actions);
  const memory = new DataView(exports.memory.buffer);

  for (const [name, value] of Object.entries(setup(seats))) memory.setInt8(fresh + offset(sheet.record, name), value);
  memory.setBigUint64(stroller + offset(sheet.stroller, "die"), 1n, true);
  new Uint8Array(memory.buffer).copyWithin(match, fresh, fresh + sizes.record);
  exports.start(match);

  let best = Infinity;
  for (let round = 0; round < 5; round++) {
    const begun = performance.now();
    exports.stroll(match, 0, fresh, stroller, mask, steps);
    best = Math.min(best, performance.now() - begun);
  }
  return (steps / best) * 1000;
}

// The usual set-up, as numbers in the record.
function setup(seats) {
  const chosen = { seats };
  for (const { name, fits, usual } of sheet.lexicon.options) chosen[name] = fits ? fits[seats][0] : usual;
  return chosen;
}

function offset(layout, name) {
  return layout.find((field) => field.name === name).offset;
}
