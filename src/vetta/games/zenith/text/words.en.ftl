# The pieces that the texts of agents, levels and tokens are made of, in English.
#
# What is done is a phrase that can stand at the head of a sentence: "gain 3 credits". Where its plain form begins with
# a subject, .bare is the form after "you may" and after "to". $n is how many; $more is yes if there was some before;
# $place says where, with the forms of its planet in $planet.

planet-mercury = Mercury
    .on = on Mercury
planet-venus = Venus
    .on = on Venus
planet-terra = Terra
    .on = on Terra
planet-mars = Mars
    .on = on Mars
planet-jupiter = Jupiter
    .on = on Jupiter

## Things to gain

influence = { n-influence } { on }
n-influence = { $more ->
        [yes] { $n } more influence
       *[no] { $n } influence
    }
on = { $place ->
        [planet] { $planet-on }
        [there] there
        [not] on a planet other than { $planet }
        [opponent_side] on a planet whose disc is on your opponent’s half
        [center] on a planet whose disc is in the centre
        [different] on a planet other than { $chosen ->
            [one] the one you chose
           *[other] the { $chosen } you chose
        }
        [agent] on that agent’s planet
        [card] on that card’s planet
        [each-agent] on each agent’s planet
        [each-card] on each card’s planet
       *[any] on a planet of your choice
    }
influence-side-by-side = { $n } influence on each of { $planets } neighbouring planets
influence-around = { $n } influence on a planet of your choice and { $beside } influence on each of its neighbours
influence-in-a-row = { $amounts } influence on { $planets } neighbouring planets, in the order of the board

credits = { $more ->
        [yes] { $n } more { credits-only }
       *[no] { $n } { credits-only }
    }
credits-only = { $n ->
        [one] credit
       *[other] credits
    }
zenithium = { $more ->
        [yes] { $n } more zenithium
       *[no] { $n } zenithium
    }
credits-of-card = credits equal to the printed cost of { $which ->
        [agent] that agent
        [each-agent] each agent
        [each-card] each card
       *[card] that card
    }
credits-by-column = { credits } for each of { $zone ->
        [self] your columns
       *[opponent] your opponent’s columns
    } with at least one agent
by-technologies = { $first } if you have 1 technology at level 1 or higher, { $second } if you have 2, { $third } if you have 3

resource-credits = credits
resource-zenithium = zenithium

## Agents

agents-self = { $place ->
        [planet] { own-agents } { $planet-on }
        [there] { own-agents } there
        [not] { own-agents } that are not { $planet-on }
        [different] { own-agents } on different planets
       *[any] { own-agents }
    }
own-agents = { $more ->
        [yes] { $n } more of your agents
       *[no] { $n } of your agents
    }
agents-opponent = { $place ->
        [planet] { their-agents } { $planet-on }
        [there] { their-agents } there
        [not] { their-agents } that are not { $planet-on }
        [different] { their-agents } on different planets
       *[any] { their-agents }
    }
their-agents = { $more ->
        [yes] { $n } more of your opponent’s agents
       *[no] { $n } of your opponent’s agents
    }

## What is done

gain = gain { $what }
opponent-gains = your opponent gains { $what }
    .bare = let your opponent gain { $what }
give-influence = give your opponent { influence }
recenter = put a disc of your choice on the centre of its track
steal = steal { $what } from your opponent
spend = spend { $what }
give = give your opponent { $what }
the-badge = the leader badge
transfer = transfer { $agents }
exile = exile { $agents }
mobilize = mobilize { $more ->
        [yes] { $n } more { cards-only }
       *[no] { $n } { cards-only }
    }
cards-only = { $n ->
        [one] card
       *[other] cards
    }
discard = discard { $n } { cards-only } from your hand
discard-hand = discard your whole hand
leader = { $side ->
        [gold] take the leader badge with the gold side up
       *[silver] take the leader badge
    }
bonus-token = { $from ->
        [board] take a bonus token of your choice from the boards
       *[reserve] take a bonus token from the reserve
    }
develop = you may { develop.bare }
    .bare = develop { technology } { $discount ->
        [0] for free
       *[other] for { $discount } zenithium less
    }
technology = { $tech ->
        [animod] the animod technology
        [human] the human technology
        [robot] the robot technology
        [lowest] your lowest technology
       *[any] a technology of your choice
    }

## Sentences, without their full stop

if-badge = if you have the leader badge, { $then }
if-credits = if you have at least { $n } { credits-only }, { $then }
may-for = you may { $cost } to { $gain }
ladder = you may { $what }: { $steps }
ladder-exile = exile some of your agents { $planet-on }
ladder-spend = spend { $resource }
ladder-first = { $price } for { $gain }
ladder-next = { $price } for { $gain }
one-of = you may do one of these: { $deals }
deal = { $cost } to { $gain }
one-by-one = { $move }, one after the other, and { $gain }
at-once = { $move } and { $gain }
in-turn = for { $planets }, in this order: { $phrase }

two-and = { $one } and { $other }
two-or = { $one } or { $other }
two-step = { $one }, or { $other }

## Names

level = Level { $side }{ $level }
short-influence = { n-influence }
short-credits = { credits }
short-zenithium = { zenithium }
short-leader = leader badge
short-mobilize = mobilize { $n }
short-exile = exile { $n }
short-transfer = transfer { $n }
