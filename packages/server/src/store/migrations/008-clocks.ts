/** Beside what everybody may see of a clock: time in which a sealed answer lay, and what the last turn took. */
export const clocks = [
  'alter table seat add column clock_credit bigint not null default 0',
  'alter table seat add column clock_last bigint not null default 0',
];
