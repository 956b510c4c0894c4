import { expose } from 'comlink';
import { RefereeHost } from './referee-host.ts';

expose(new RefereeHost());
