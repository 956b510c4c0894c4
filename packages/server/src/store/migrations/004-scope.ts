/** What a login may be used for: `all` by its owner, `play` by a program of his. */
export const scope = [`alter table session add column scope text not null default 'all'`];
