/** What the coach says in the first battle. */
export const battleWords = {
  farewell: {
    title: 'That was a tactical turn.',
    words:
      'Launch, move, fire, yield, land: every battle goes on like this until one side is gone or leaves. Play this one to its end, or begin Duel in the Dark with three ships a side. The rules stay one key away.',
  },
  steps: {
    map: {
      label: 'The map',
      title: 'Nine sheets, and the fight on the middle one.',
      words:
        'Red ships are yours, blue ones are the enemy’s. Drag to pan, scroll or pinch to zoom. Nobody can fly through a star or a planet; out here there is none.',
      why: {
        question: 'Why is the map so large?',
        answer: 'Attackers come in from an outer sheet, and ships that want to leave must reach the outer hexes.',
        rule: 'IA-end-1',
      },
    },
    counter: {
      label: 'Counters',
      title: 'Read a counter: attack, defense, movement.',
      words:
        'The cruiser says 6-8-4. The ticks at its left are its steps: each step lost brings smaller figures. Press a counter to read everything about the ship at the left.',
      why: {
        question: 'What does a star behind the movement mean?',
        answer: 'The ship cannot jump: it cannot leave the battle that way, nor move between systems.',
        rule: 'IA-end-2',
      },
    },
    facing: {
      label: 'Facing',
      title: 'Look where ships point.',
      words:
        'The small triangle is the bow. A ship moves only where it points. Fire ahead or astern is weaker than a broadside, and a ship that is shot at from ahead or astern alone defends with half.',
      why: {
        question: 'How much weaker?',
        answer: 'The charts in the rules drawer give the exact figures; the odds panel works them out for you.',
        rule: 'IA-tac-cbt-22',
      },
    },
    roll: {
      label: 'Roll',
      title: 'Roll for activation.',
      words:
        'The die says how many of your stacks you must move now. Then the other side rolls, and so on. Press Roll for activation, or Enter.',
      waits: 'This step waits for the roll.',
      why: {
        question: 'What if I want to wait?',
        answer: 'You may say done instead, but then you are done for this movement phase.',
        rule: 'IA-tac-move-3',
      },
    },
    move: {
      label: 'Move',
      title: 'Move the cruiser two hexes or more ahead.',
      words:
        'All hexes it can reach are lit: the figure is what they cost, the triangles are the facings in which it may end. Pick a hex on the map, or press the arrow up key, then commit.',
      waits: 'This step waits for the cruiser to go at least two hexes ahead.',
      why: {
        question: 'Why can it not turn at once?',
        answer: 'A moving ship turns once, by one hexside, after at least half of its hexes.',
        rule: 'IA-tac-move-14',
      },
    },
    rest: {
      label: 'The rest',
      title: 'Move the destroyer too, as you like.',
      words:
        'Roll and move until the fire phase begins, or say done. The enemy moves in between: watch the log. Try the keys Q and E to turn.',
      why: {
        question: 'Who moves first?',
        answer: 'Both sides roll for initiative at the beginning of each phase.',
        rule: 'IA-tac-move-1',
      },
    },
    odds: {
      label: 'Odds',
      title: 'Read the odds before you fire.',
      words:
        'The best group is ticked. The tiles add up what each ship brings after range and arc, divide it by the defense, and name the row of the table. Below stand the steps it may cost, with the chance of each.',
      why: {
        question: 'Why is not everybody ticked?',
        answer:
          'A ship at the broadside of the target spoils the half defense that the others enjoy, so fewer may do more.',
        rule: 'IA-tac-cbt-23',
      },
    },
    fire: {
      label: 'Fire',
      title: 'Fire.',
      words: 'Change the group if you like, then commit. Each ship fires once in a phase.',
      waits: 'This step waits for you to fire.',
      why: {
        question: 'Does the target fire back?',
        answer: 'Not at once: sides take turns with their groups, and the next group may be his.',
        rule: 'IA-tac-cbt-2',
      },
    },
    log: {
      label: 'The log',
      title: 'See what it did.',
      words: 'The log keeps every die with what it did. Press a line to see the map as it was then.',
    },
    done: {
      label: 'Go on',
      title: 'Fire with the rest, or say done.',
      words:
        'Done is final for this phase. If one of your ships is in danger you are then asked whether to give it up: keep it. A new tactical turn begins.',
      why: {
        question: 'When would I give a ship up?',
        answer: 'When it is surrounded and lost anyway: a scuttled ship is at least not captured.',
        rule: 'IA-sur-9',
      },
    },
    leave: {
      label: 'Leaving',
      title: 'Know the way out.',
      words:
        'A ship in the outer four hexes of the whole map may jump out instead of moving. It is safe then, and not lost. Two quiet turns end a battle as a stand-off.',
      why: {
        question: 'Can fighters jump out?',
        answer: 'Only aboard a carrier. Land them in the last phase of a turn.',
        rule: 'IA-end-2',
      },
    },
  },
};
