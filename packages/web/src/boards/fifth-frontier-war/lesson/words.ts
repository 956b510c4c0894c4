/** What the coach says in the first war. */
export const lessonWords = {
  farewell: {
    title: 'Mongo is free again.',
    words:
      'You have plotted, jumped, fought in space, bombed, landed and taken a world: that is a whole turn. Play on as you like, or begin The Gate of Jewell with everything in it. The rules stay one key away.',
  },
  steps: {
    map: {
      label: 'The map',
      title: 'Find Jewell and Mongo.',
      words:
        'Each hex may hold a world. Red space is Imperial, blue is Zhodani. Your fleet stands at Jewell; the Zhodani have taken Mongo, two hexes away. Dotted lines are express boat links.',
      why: {
        question: 'What do the signs beside a world mean?',
        answer:
          'The letter and number are starport and tech level, the ring is a gas giant, star and triangle are naval and scout bases.',
        rule: 'FFW-1.1a',
      },
    },
    world: {
      label: 'Worlds',
      title: 'Read a world box: press Mongo.',
      words:
        'Press a world and its box opens at the left: who holds it, its boats and battalions, where ships find fuel there, and how many points it is worth. Points decide the war.',
      why: {
        question: 'Why does the fuel matter?',
        answer: 'A squadron that has jumped is dry. It jumps again only after it has filled up where it is.',
        rule: 'FFW-3.9a',
      },
    },
    fleet: {
      label: 'Your fleet',
      title: 'This is the 213th Fleet.',
      words:
        'Three battle squadrons under Admiral Shumii, with a division of troops aboard. Factors are attack, bombardment, defense. It jumps as far as its slowest squadron: four hexes.',
      why: {
        question: 'Why does an admiral matter?',
        answer: 'A fleet is plotted as many turns ahead as its commander needs. Shumii needs one, others four.',
        rule: 'FFW-3.3b',
      },
    },
    plot: {
      label: 'Plot',
      title: 'Plot a jump to Mongo, then seal.',
      words:
        'Fleets move by orders that were written before. Choose Mongo 1608 in the list or on the map, then seal. Nobody sees your sheet until the turn comes.',
      waits: 'This step waits for a jump of the 213th Fleet to Mongo 1608.',
      why: {
        question: 'Can I change my mind later?',
        answer: 'Only by aborting: then the fleet holds, and what was plotted is gone.',
        rule: 'FFW-3.3a',
      },
    },
    boats: {
      label: 'Xboats',
      title: 'Leave the admirals where they are.',
      words:
        'A turn begins with small moves: admirals by express boat, scouts, fleets that need no plot. Nobody has to move now.',
      waits: 'Let nobody move in this step.',
      why: {
        question: 'What are express boats good for?',
        answer: 'They bring an admiral to a fleet that needs him, four hexes of links a turn.',
        rule: 'FFW-3.11a',
      },
    },
    load: {
      label: 'Loading',
      title: 'Keep the division aboard.',
      words: 'Before the jumps troops may be loaded. Yours are aboard already: move nothing, and the fleet jumps.',
      waits: 'Move nothing in this step: the troops are aboard.',
      why: {
        question: 'How much can a squadron carry?',
        answer: 'Troops up to its capacity; a battle squadron takes a division.',
        rule: 'FFW-3.10a',
      },
    },
    arrive: {
      label: 'Arrival',
      title: 'You are at Mongo. Keep the troops aboard.',
      words:
        'A Zhodani cruiser squadron is here, so the troops stay aboard until the space around the world is yours. Move nothing: the battle begins.',
      waits: 'Move nothing in this step: there is an enemy above the world.',
      why: {
        question: 'Why not land at once?',
        answer: 'Troops come down to an enemy world only in combat, when the battle in space is won.',
        rule: 'FFW-4.9a',
      },
    },
    battle: {
      label: 'Battle',
      title: 'Read what happened in space.',
      words:
        'Both sides fired by their attack factors; hits are taken in defense factors. The log tells each roll. The cruisers are gone, and the world below is open.',
      why: {
        question: 'What if neither side is beaten?',
        answer: 'After each round either side may leave: it arrives elsewhere next turn, without fuel.',
        rule: 'FFW-4.6a',
      },
    },
    bomb: {
      label: 'Bombs',
      title: 'Bomb the regiment on Mongo.',
      words:
        'Your squadrons have six bombardment points. The proposal drops them all on the Zhodani regiment: take it.',
      waits: 'This step waits for your bombs: the troops are to land on fewer defenders.',
      why: {
        question: 'Does bombing hurt the world?',
        answer: 'Only its troops and defense battalions. Fewer points or thick air do less.',
        rule: 'FFW-4.8a',
      },
    },
    land: {
      label: 'Landing',
      title: 'Land the division.',
      words: 'Choose ashore for I-D1 and land it. Troops that land may fight at once.',
      waits: 'This step waits for the division to go ashore.',
      why: {
        question: 'Why not keep them safe?',
        answer: 'A world is held by troops on its surface. Ships alone take only worlds that surrender.',
        rule: 'FFW-5.2b',
      },
    },
    fire: {
      label: 'Ground',
      title: 'Fire on the regiment.',
      words:
        'Twenty factors at tech 15 against five at tech 13: the odds are yours, and better tech moves them further. Fire as proposed.',
      waits: 'This step waits for your fire.',
      why: {
        question: 'What do odds and tech do?',
        answer: 'Odds choose the column, the difference in tech moves it, two dice give the loss in per cent.',
        rule: 'FFW-4.10a',
      },
    },
    control: {
      label: 'Control',
      title: 'See whose world it is.',
      words:
        'Troops left alone on a world with a garrison large enough take control of it. Look at the map, the victory points and the log.',
      why: {
        question: 'What is a garrison?',
        answer: 'Troops worth at least a hundredth of the defense factor printed at the world.',
        rule: 'FFW-5.2b',
      },
    },
  },
};
