import type { Place } from '@admiralty/host';
import { z } from 'zod';
import { addressOf } from '../http/address.ts';
import { HttpProblem } from '../http/problem.ts';
import { type Call, type Route, route } from '../http/routes.ts';
import type { Rule } from '../http/who.ts';
import { noteHere, type Person, personOf } from '../people/sessions.ts';
import type { Services } from '../services.ts';
import { tableId, viewer } from '../tables/shapes.ts';
import { mayWatch } from '../tables/who.ts';
import { EventStream, events, lines, type StreamFormat } from './stream.ts';

const MOST_TABLES = 8;
/** of one person, or of one address */
const MOST_STREAMS = 100;

const watchShape = z.strictObject({ table: tableId, viewer });
type Watched = z.output<typeof watchShape>;
interface Given {
  person: Person | null;
  watched: Watched[];
}

const streamQuery = z.strictObject({ watch: z.string(), since: z.string().max(400).optional() });

/** Everybody, for tables that he may see through the eyes that he names. */
const viewingAll: Rule<Given> = {
  name: 'viewingAll',
  admit: async (request, services) => {
    const { watch } = z
      .looseObject({ watch: z.string().max(300) })
      .catch({ watch: '' })
      .parse(request.query);
    const watched = watch.split(',').map((one) => {
      const [table, eyes] = one.split(':');
      const read = watchShape.safeParse({ table, viewer: eyes });
      if (!read.success) throw new HttpProblem('malformed', 'watch is a list of table:viewer');
      return read.data;
    });
    if (watched.length > MOST_TABLES) throw new HttpProblem('malformed', `one stream is for ${MOST_TABLES} tables`);
    const person = await personOf(request, services);
    await Promise.all(watched.map((one) => mayWatch(services, person, one.table, one.viewer)));
    if (person) await noteHere(services, person);
    return { person, watched };
  },
};

/** News of tables as they happen. */
export const liveRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/api/stream',
    forPrograms: true,
    about: 'Events of up to eight tables: the whole first, then patches, each viewer numbered by itself',
    who: viewingAll,
    query: streamQuery,
    handle: async (call) => listen(call, events),
  }),
  route({
    method: 'GET',
    url: '/api/lines',
    forPrograms: true,
    about: 'The same as lines of JSON, with pings; when it ends, connect again',
    who: viewingAll,
    query: streamQuery,
    handle: async (call) => listen(call, lines),
  }),
];

type StreamCall = Call<Given, unknown, z.output<typeof streamQuery>, unknown>;

async function listen({ given, query, request, reply, services }: StreamCall, format: StreamFormat): Promise<unknown> {
  if (services.isClosing()) throw new HttpProblem('unavailable', 'the server closes', 2);
  const { metrics, tables, streams } = services;
  const { watched, person } = given;
  const owner = person?.account.id ?? addressOf(request);
  refuseMany(services, owner);
  const places = placesOf(String(request.headers['last-event-id'] ?? query.since ?? ''), watched.length);
  reply.hijack();
  const stream = new EventStream(owner, reply.raw, reply.getHeaders(), format, () => mayGoOn(request, services, given));
  streams.add(stream);
  metrics.streams.inc();
  stream.onEnd(() => {
    streams.delete(stream);
    metrics.streams.dec();
  });
  for (const [at, { table, viewer: eyes }] of watched.entries()) {
    const stop = tables.watch({
      table,
      viewer: eyes,
      account: person?.account.id ?? null,
      place: places[at] ?? null,
      hear: ({ text, place }) => {
        if (place) places[at] = place;
        stream.send(place && idOf(places), `{"at":${at},"message":${text}}`);
      },
      end: () => stream.end(),
    });
    stream.onEnd(stop);
  }
  return reply;
}

/** Each stream costs memory as long as it is open. */
function refuseMany({ streams, config }: Services, owner: string): void {
  if (config.rate === 0) return;
  const own = [...streams].filter((stream) => stream.owner === owner);
  if (own.length >= MOST_STREAMS) throw new HttpProblem('tooMany', 'you listen in too many places', 20);
}

/** Whoever came with a login listens by it alone, not as anybody after its end. */
async function mayGoOn(
  request: Parameters<typeof personOf>[0],
  services: Services,
  { watched, person: before }: Given,
): Promise<boolean> {
  try {
    const person = await personOf(request, services);
    if (before && !person) return false;
    await Promise.all(watched.map((one) => mayWatch(services, person, one.table, one.viewer)));
    if (person) await noteHere(services, person);
    return true;
  } catch (error) {
    if (error instanceof HttpProblem && error.status < 500) return false;
    throw error;
  }
}

/** Where a stream stands at each of its tables, in their order: what a browser sends back when it returns. */
function idOf(places: readonly (Place | null)[]): string {
  return places.map((place) => (place ? `${place.feed}.${place.n}` : '-')).join(' ');
}

function placesOf(text: string, count: number): (Place | null)[] {
  const parts = text.split(' ');
  return Array.from({ length: count }, (_, at) => {
    const [, feed, n] = /^([\w-]{1,40})\.(\d{1,9})$/.exec(parts[at] ?? '') ?? [];
    return feed === undefined ? null : { feed, n: Number(n) };
  });
}
