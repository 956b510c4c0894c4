/** Time in which a sealed answer lay, beside what everybody may see of a clock. */
export const credit = ['alter table seat add column clock_credit bigint not null default 0'];
