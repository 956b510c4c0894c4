import { afterAll, beforeAll, describe } from 'vitest';
import { openStore, type Store } from '../../src/store/index.ts';
import { databases } from '../support/databases.ts';
import { claimsContract } from './contract/claims.ts';
import { logContract } from './contract/log.ts';
import { openingContract } from './contract/opening.ts';
import { peopleContract } from './contract/people.ts';
import { seatsContract } from './contract/seats.ts';
import { talkContract } from './contract/talk.ts';

describe.each(Object.entries(databases))('the store on %s', (_name, databaseOf) => {
  const database = databaseOf();
  let store: Store;
  beforeAll(async () => {
    await database.start();
    store = await openStore(await database.fresh());
  });
  afterAll(async () => {
    await store?.close();
    await database.stop();
  });
  const opened = (): Store => store;

  describe('log', () => logContract(opened));
  describe('seats and invitations', () => seatsContract(opened));
  describe('due work', () => claimsContract(opened));
  describe('people', () => peopleContract(opened));
  describe('talk and notes', () => talkContract(opened));
  describe('opening and closing', () => openingContract(() => database.fresh()));
});
