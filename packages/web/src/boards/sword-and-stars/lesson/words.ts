/** What the coach says in the first game of The Sword and the Stars. */
export const lessonWords = {
  farewell: {
    title: 'Your first Round is over.',
    words:
      'Four more Rounds make a Game-Turn, two Game-Turns this scenario. Play on as you like: the coach leaves now, the rules stay one key away.',
  },
  steps: {
    empire: {
      label: 'Your Empire',
      title: 'You are the Atjayan Empire.',
      words:
        'One System, 10 Resource Points and a Government with three Sectors: Military, Administrative, Diplomatic. Nobody plays against you. Your score after two Game-Turns tells how well you ruled.',
      why: {
        question: 'What is counted?',
        answer: 'Each System that you can govern: its Tech Level plus 3. Each Treaty on an own System: 3.',
        rule: 'SS-25.4a',
      },
    },
    system: {
      label: 'Systems',
      title: 'Look at Atjay and its neighbours.',
      words:
        'Every System has a register: Tech Level, riches, planets, Race and Ideology. The more alike it is to your Seat, the easier it is to win and to hold.',
      why: {
        question: 'What do planets mean?',
        answer: 'Each planet takes a success of its own. Begin with Systems that have one.',
        rule: 'SS-12.3',
      },
    },
    chit: {
      label: 'Chit',
      title: 'Draw the chit.',
      words: 'Every Player-Turn begins with an Event chit. Some happen at once, others you keep for later.',
      why: {
        question: 'What is in the cup?',
        answer: 'Fifty chits: help, trouble, and votes for the hall.',
        rule: 'SS-9.0a',
      },
      waits: 'This step waits for the chit. Taxes come later in this lesson.',
    },
    operation: {
      label: 'Operation',
      title: 'Five cards, five Operations.',
      words:
        'You play one to five Year Cards a Round, each for one Operation. Conquest takes a System by force; Communicate wins trade and treaties; Govern lifts your own.',
    },
    target: {
      label: 'Target',
      title: 'Choose Conquest, and Brandon.',
      words:
        'Range costs points and takes from your rating, so look next door. Brandon has one planet, and its Race and Ideology are those of Atjay.',
      why: {
        question: 'How far can I reach?',
        answer: 'From a Base of Tech Level 3 up to 3 Systems away, from 2 up to 2, else 1.',
        rule: 'SS-11.61',
      },
    },
    rating: {
      label: 'Rating',
      title: 'Read the rating.',
      words:
        'Your Military level and the Base’s Tech Level count for you; the Target’s Tech Level, its Web, Range, Race and Ideology against you. Each extra point you pay adds one.',
    },
    odds: {
      label: 'Odds',
      title: 'Then the odds.',
      words:
        'The cards not yet turned decide. The table counts them: how many bring a C at your rating, how many cost you a Tech Level.',
      why: {
        question: 'Where is the die?',
        answer: 'The card is the die. Each has a line for every Operation, read by the rating.',
        rule: 'SS-11.3a',
      },
    },
    announce: {
      label: 'Announce',
      title: 'Announce your Conquest.',
      words: 'Operation, Target and Base are named and paid before the card is turned. Press the lit button.',
      why: {
        question: 'Can it still be stopped?',
        answer: 'Others on the path could Intercept, if there were others.',
        rule: 'SS-11.62b',
      },
      waits: 'This step waits for a Conquest. The other Operations are yours from the next step on.',
    },
    card: {
      label: 'Card',
      title: 'The card is turned.',
      words:
        'The map and your orders show what it said and what changed. If it lists the level of the Sector in use, that Sector is checked by two dice and may rise or fall.',
      why: {
        question: 'What after a Conquest?',
        answer: 'The System is yours but in Unrest. Govern removes Unrest.',
        rule: 'SS-17.3',
      },
    },
    more: {
      label: 'More',
      title: 'Play another card.',
      words:
        'Try again, elsewhere or with something else: another Conquest, a Communicate for trade, or Govern on a System of yours. It costs the card, and points where shown.',
    },
    tax: {
      label: 'Taxes',
      title: 'Raise taxes.',
      words:
        'Press Tax, demand from Atjay, then say that there are no more taxes. Your Seat never rebels over taxes; every other System checks, and each point demanded makes it worse.',
      why: {
        question: 'How much can I demand?',
        answer: 'Up to the Tech Level of the System, once a Player-Turn.',
        rule: 'SS-10.1b',
      },
      waits: 'This step waits for your taxes. The Player-Turn can be ended afterwards.',
    },
    end: {
      label: 'End',
      title: 'End your Player-Turn.',
      words:
        'Play the cards you still want, then end the turn. Cards that are left are turned unused and may check your Administrative Sector.',
    },
  },
} as const;
