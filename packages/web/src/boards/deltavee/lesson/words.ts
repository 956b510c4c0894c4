/** What the coach says in the first game of DeltaVee. */
export const lessonWords = {
  scenario: {
    title: 'First command',
    brief: 'Your Dagger has caught up with a raider that drifts without engine or bridge. Finish it within six turns.',
    yours: 'Patrol',
    theirs: 'Raider',
  },
  farewell: {
    title: 'That was a battle.',
    words:
      'You have moved, aimed, fired, launched and steered. What comes next is more pods, more ships and an enemy who maneuvers: The Showdown on the front page is the next step.',
  },
  steps: {
    ship: {
      label: 'Your ship',
      title: 'This is your Dagger.',
      words:
        'Its log shows energy, parts, pods and missiles, as on the paper sheet: at the left, or under Inspect. Point at a number to see where it comes from.',
      why: {
        question: 'Who sees this?',
        answer: 'Only you. The other side knows your ship and its course, not its stores.',
        rule: 'DV-10.1a',
      },
    },
    course: {
      label: 'Course',
      title: 'Ships keep moving.',
      words:
        'The arrow shows your next move: velocity 2 means 2 hexes, where the ship points. The raider drifts at 1. Nobody can stop on the spot; that is the whole game.',
      why: {
        question: 'Why twelve directions?',
        answer: 'Six are hexsides, six are corners. Towards a corner a ship zig-zags.',
        rule: 'DV-6.1a',
      },
    },
    range: {
      label: 'Range',
      title: 'It is your Fire Phase.',
      words:
        'The table lists every target with its range and relative velocity: how fast you two pass each other. Near and slow is good.',
    },
    odds: {
      label: 'Odds',
      title: 'Read the chance first.',
      words:
        'The large figure is the chance that the fire does something. Range and relative velocity make the Target Value, and that says what the die must not exceed; the strip below shows what a hit may strike.',
      why: {
        question: 'Why does the relative velocity shrink?',
        answer: 'Your targeting program takes 4 off it, but never off the range.',
        rule: 'DV-8.5c',
      },
    },
    fire: {
      label: 'Fire',
      title: 'Fire the burster.',
      words:
        'Choose the burster as the source, the laser barrage as the way, and press Fire. The pod keeps its missile for the next step.',
      why: {
        question: 'How often may I fire?',
        answer: 'Once with the burster and once with each weapon pod. A launch counts as a fire of its pod.',
        rule: 'DV-8.1c',
      },
      waits: 'This step waits for a fire of the burster. The pod is for the missile, next.',
    },
    damage: {
      label: 'Damage',
      title: 'What the dice said.',
      words:
        'The Log shows both dice: did it hit, and where. If the table names two parts of the ship, or all of them, you choose. A miss costs only energy.',
      why: {
        question: 'When is a ship destroyed?',
        answer:
          'When bridge, engine and more than half of its pods are gone, or when a missile catches it without a field.',
        rule: 'DV-11.0b',
      },
    },
    missile: {
      label: 'Missile',
      title: 'Launch a missile after it.',
      words:
        'Now pod 1: choose an unguided missile, the hex straight ahead, direction 2 and the highest velocity. It flies straight on and gets faster by 1 every turn.',
      why: {
        question: 'Why straight ahead?',
        answer:
          'The raider drifts along the same line. In its hex the missile tries to intercept: 5 or 6 chances in 10.',
        rule: 'DV-9.6c',
      },
      waits: 'This step waits for the launch of an unguided missile.',
    },
    turn: {
      label: 'Turn',
      title: 'Turn by one.',
      words:
        'Command Phase: you steer for your next move. Press turn left or turn right. The map shows the new course before anything is spent; then give the Command.',
      why: {
        question: 'How far is one turn?',
        answer: 'One of the twelve directions. More turns take more Commands.',
        rule: 'DV-7.2b',
      },
      waits: 'This step waits for a turn. The phase can be ended afterwards.',
    },
    speed: {
      label: 'Speed',
      title: 'Change your speed.',
      words:
        'Accelerate or decelerate by one, and give the Command. Faster closes in, but the faster you are the fewer Commands you get.',
      why: {
        question: 'How many Commands?',
        answer: 'Maneuver rating less velocity, fixed at the first one of the phase.',
        rule: 'DV-7.1a',
      },
      waits: 'This step waits for a change of speed.',
    },
    energy: {
      label: 'Energy',
      title: 'That cost one Energy Block.',
      words:
        'All maneuvers of a phase cost one Block together. See it in the ship’s log, at the left or under Inspect. Burn too much and you end up drifting.',
    },
    move: {
      label: 'Move',
      title: 'End the phase, then move.',
      words:
        'End the Command Phase. The raider may fire now. Then your Movement Phase comes: move all. If the missile enters the raider’s hex, it strikes there and then.',
    },
    win: {
      label: 'Win',
      title: 'Finish the raider.',
      words:
        'Fire with everything, launch again, follow it. The game ends when it is destroyed, or after six turns by the greater damage. From here on you play by the full rules.',
    },
  },
} as const;
