/** What the coach says in the first turns of a war. */
export const warWords = {
  farewell: {
    title: 'A whole turn of war.',
    words:
      'Income, building, task forces, jumps, trade, declarations, battles: that is a strategic turn. Go on as you like: take planets with troops, cut the enemy’s trade, win. Or begin Border War from its first turn.',
  },
  steps: {
    map: {
      label: 'The map',
      title: 'Two houses, eight systems.',
      words:
        'Discs are systems; a disc with your sign is a planet of yours. Coloured ground is the space round them. Between systems lies deep space, where nobody sees what nobody looks for.',
      why: {
        question: 'What are the small signs beside a system?',
        answer: 'Its planets: full is habitable and brings income, a ring is a gas giant, a square is a rocky one.',
        rule: 'IA-econ-2',
      },
    },
    system: {
      label: 'Systems',
      title: 'Press Aldren III and read its card.',
      words:
        'The card at the left tells who holds planet and space, who stands where, and what is being built. Powers above it counts planets; money of others is hidden.',
    },
    build: {
      label: 'Build',
      title: 'Add an order, then seal.',
      words:
        'The list shows everything that can be ordered at a place, with its price; what cannot be paid is not offered. Start a ship at your base: it is paid and built step by step, turn after turn.',
      waits: 'This step waits for at least one building order.',
      why: {
        question: 'When is it ready?',
        answer: 'One step a turn. The rest is asked for in the turns to come, so keep some money for it.',
        rule: 'IA-bld-13',
      },
    },
    force: {
      label: 'Task force',
      title: 'Put the battleship into a task force.',
      words: 'Give BB1 the new task force 1 and seal. Others then see a marker with a number, not what is in it.',
      waits: 'This step waits for a task force.',
      why: {
        question: 'And an empty one?',
        answer: 'It is a decoy: it moves like any other, and nobody knows until it is looked at.',
        rule: 'IA-tf-1',
      },
    },
    jump: {
      label: 'Jump',
      title: 'Jump with task force 1 to Aldren IV.',
      words:
        'An enemy destroyer sits there. Lit hexes are within range of the slowest ship; pick Aldren IV in the list or on the map, then commit.',
      waits: 'This step waits for a jump of your battleship to Aldren IV.',
      why: {
        question: 'Can anybody stop a jump?',
        answer: 'No. What counts is who stands where when all have moved.',
        rule: 'IA-hyp-1',
      },
    },
    done: {
      label: 'Done',
      title: 'Say done, and go on to the declarations.',
      words:
        'Houses move in turn, one force at a time, until all are done. Then ships may regroup and cargo ships trade. Take what is proposed each time.',
    },
    declare: {
      label: 'Declare',
      title: 'Declare an attack at Aldren IV.',
      words: 'Tick the enemy at Aldren IV and seal. All houses declare in secret at the same time.',
      waits: 'This step waits for an attack at Aldren IV.',
      why: {
        question: 'Must I fight where I meet somebody?',
        answer: 'No. Without a declaration both stand in the same system and nothing happens.',
        rule: 'IA-seq-6',
      },
    },
    opens: {
      label: 'Battle',
      title: 'The battle map opens in place.',
      words:
        'The defender stands on the middle sheet. Choose where you come in from and set up your ship; the proposal is always a legal one.',
      why: {
        question: 'What becomes of the war meanwhile?',
        answer: 'It waits. When the battle is over the strategic map is there again, with what is left of both sides.',
        rule: 'IA-set-12',
      },
    },
    fight: {
      label: 'Fight',
      title: 'Fight it out.',
      words:
        'Roll, move nearer, fire: a battleship against a damaged destroyer. Go on until the battle is over. The guided battle explains each part.',
    },
    after: {
      label: 'After',
      title: 'Back in the war.',
      words:
        'The log tells who holds the field. With nobody left to stop you, troops from transports could now land on the planet. A new turn brings income.',
    },
  },
};
