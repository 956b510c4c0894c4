/** Written by `npm run api-types` from the description that the server gives of itself. */
export interface Api {
  /** The process runs */
  'GET /health': { reply: { ok: true } };
  /** It can serve: the database answers and the server is not closing */
  'GET /ready': { reply: { ok: true } };
  /** Figures for Prometheus */
  'GET /metrics': { reply: unknown };
  /** Who is logged in here; null: nobody */
  'GET /api/me': {
    reply: {
      id: string;
      name: string;
      role: 'guest' | 'player' | 'moderator' | 'admin' | 'former';
      hasPassword: boolean;
    } | null;
  };
  /** Change your name */
  'PATCH /api/me': {
    body: { name: string };
    reply: {
      id: string;
      name: string;
      role: 'guest' | 'player' | 'moderator' | 'admin' | 'former';
      hasPassword: boolean;
    };
  };
  /** Delete your account: your seats stay with a former player, everything else goes */
  'DELETE /api/me': { body?: { password?: string } | null; reply: null };
  /** Log in as a guest, under the given name if it is free */
  'POST /api/guests': {
    body?: { name?: string } | null;
    reply: {
      id: string;
      name: string;
      role: 'guest' | 'player' | 'moderator' | 'admin' | 'former';
      hasPassword: boolean;
    };
  };
  /** Make an account; a guest keeps all seats, and all other logins end */
  'POST /api/accounts': {
    body: { name: string; password: string };
    reply: {
      id: string;
      name: string;
      role: 'guest' | 'player' | 'moderator' | 'admin' | 'former';
      hasPassword: boolean;
    };
  };
  /** Log in with name and password */
  'POST /api/sessions': {
    body: { name: string; password: string };
    reply: {
      id: string;
      name: string;
      role: 'guest' | 'player' | 'moderator' | 'admin' | 'former';
      hasPassword: boolean;
    };
  };
  /** Your logins, the most recently seen first */
  'GET /api/sessions': {
    reply: readonly { id: string; label: string; created: number; seen: number; isThis: boolean }[];
  };
  /** End all your logins but this one */
  'DELETE /api/sessions': { body?: Record<string, never> | null; reply: null };
  /** Change your password, or set the first one of an account that has only passkeys; every other login ends */
  'POST /api/me/password': { body: { old: string; new: string }; reply: null };
  /** Everything that is stored about you, as one file */
  'GET /api/me/export': { reply: unknown };
  /** A token for a program that plays your seats, shown only once; it is listed among your logins and ended there */
  'POST /api/tokens': { body: { label: string }; reply: { token: string } };
  /** End one of your logins; `this` logs out here */
  'DELETE /api/sessions/{login}': { params: { login: string }; body?: Record<string, never> | null; reply: null };
  /** What a device has to sign to become a passkey of yours */
  'POST /api/passkeys/new': {
    body?: Record<string, never> | null;
    reply: { challenge: string; options: { challenge: string } };
  };
  /** Add a passkey; a guest has an account from then on */
  'POST /api/passkeys': {
    body: {
      challenge: string;
      response: { id: string; rawId: string; type: 'public-key'; response: Record<string, unknown> };
      label: string;
    };
    reply: {
      id: string;
      name: string;
      role: 'guest' | 'player' | 'moderator' | 'admin' | 'former';
      hasPassword: boolean;
    };
  };
  /** Your passkeys */
  'GET /api/passkeys': { reply: readonly { id: string; label: string; created: number; used: number | null }[] };
  /** Remove a passkey */
  'DELETE /api/passkeys/{key}': { params: { key: string }; body?: Record<string, never> | null; reply: null };
  /** What a device has to sign to log in */
  'POST /api/passkeys/login': {
    body?: Record<string, never> | null;
    reply: { challenge: string; options: { challenge: string } };
  };
  /** Log in with a passkey */
  'POST /api/sessions/passkey': {
    body: {
      challenge: string;
      response: { id: string; rawId: string; type: 'public-key'; response: Record<string, unknown> };
    };
    reply: {
      id: string;
      name: string;
      role: 'guest' | 'player' | 'moderator' | 'admin' | 'former';
      hasPassword: boolean;
    };
  };
  /** A code that logs you in on another device, once, within ten minutes */
  'POST /api/me/code': { body?: Record<string, never> | null; reply: { code: string; expires: number } };
  /** Log in with a code that another device of yours shows */
  'POST /api/sessions/code': {
    body: { code: string };
    reply: {
      id: string;
      name: string;
      role: 'guest' | 'player' | 'moderator' | 'admin' | 'former';
      hasPassword: boolean;
    };
  };
  /** The people whom you have muted or blocked */
  'GET /api/me/relations': { reply: readonly { name: string; kind: 'mute' | 'block'; at: number }[] };
  /** Mute somebody: you no longer see what they write. Block: they cannot sit down at your tables either */
  'PUT /api/me/relations/{name}': { params: { name: string }; body: { kind: 'mute' | 'block' }; reply: null };
  /** Unmute or unblock somebody */
  'DELETE /api/me/relations/{name}': { params: { name: string }; body?: Record<string, never> | null; reply: null };
  /** Report somebody or something else to the host */
  'POST /api/reports': { body: { name?: string; text: string }; reply: null };
  /** Your time zone, quiet hours and vacation */
  'GET /api/me/settings': {
    reply: {
      zone: string;
      quiet: { from: number; to: number } | null;
      isHidden: boolean;
      vacation: { from: number; to: number } | null;
      daysLeft: number;
    };
  };
  /** Change your time zone and quiet hours, during which clocks stop at tables that stop at night */
  'PATCH /api/me/settings': {
    body: { zone?: string; quiet?: { from: number; to: number } | null; isHidden?: boolean };
    reply: {
      zone: string;
      quiet: { from: number; to: number } | null;
      isHidden: boolean;
      vacation: { from: number; to: number } | null;
      daysLeft: number;
    };
  };
  /** Go on vacation: your clocks stop at tables that allow it; from now on or later, not for the past */
  'PUT /api/me/vacation': {
    body: { from?: number; to: number };
    reply: {
      zone: string;
      quiet: { from: number; to: number } | null;
      isHidden: boolean;
      vacation: { from: number; to: number } | null;
      daysLeft: number;
    };
  };
  /** End or cancel a vacation */
  'DELETE /api/me/vacation': {
    body?: Record<string, never> | null;
    reply: {
      zone: string;
      quiet: { from: number; to: number } | null;
      isHidden: boolean;
      vacation: { from: number; to: number } | null;
      daysLeft: number;
    };
  };
  /** The games with their scenarios, options and levels of computer players */
  'GET /api/games': { reply: unknown };
  /** Make a table; it starts when every seat is taken */
  'POST /api/tables': {
    body: {
      game: string;
      scenario?: string;
      options?: Record<string, boolean | number | string>;
      seats: readonly (
        | { is: 'you' }
        | { is: 'open' }
        | { is: 'invited' }
        | { is: 'account'; name: string }
        | { is: 'bot'; level: 'random' | 'cadet' | 'captain' | 'admiral' }
      )[];
      title?: string;
      spectators?: boolean;
      listed?: boolean;
      delay?: number;
      clock?: {
        bankMs: number;
        turnMs?: number;
        incrementMs?: number;
        nights?: boolean;
        vacations?: boolean;
        atTimeout?: 'default' | 'computer' | 'forfeit';
        level?: 'random' | 'cadet' | 'captain' | 'admiral';
      };
      entropy?: string;
    };
    reply: { table: string };
  };
  /** Listed tables, last changed first */
  'GET /api/tables': {
    query?: { status?: 'open' | 'running' | 'over' };
    reply: readonly {
      id: string;
      game: string;
      scenario: string;
      scenarioTitle: string | null;
      options: Record<string, boolean | number | string>;
      title: string;
      status: 'open' | 'running' | 'over';
      owner: string;
      isYours: boolean;
      spectators: boolean;
      listed: boolean;
      seats: readonly {
        seat: number;
        side: string;
        for: 'anyone' | 'invited' | 'account';
        keptFor: string | null;
        player: string | null;
        isFormer: boolean;
        bot: string | null;
        isYou: boolean;
        clock: { bank: number; since: number | null; used: number; deadline: number | null } | null;
        seen: number | null;
        here: number | null;
      }[];
      awaits: readonly number[];
      changed: number;
      clock: {
        bankMs: number;
        turnMs: number;
        incrementMs: number;
        nights: boolean;
        vacations: boolean;
        atTimeout: 'default' | 'computer' | 'forfeit';
        level: 'random' | 'cadet' | 'captain' | 'admiral';
      } | null;
      now: number;
      delay: number;
      pace: { paused: 'players' | 'host' | null; wants: readonly number[] };
      commitment: string;
      outcome: { places: readonly number[]; why: string; isByTime: boolean } | null;
      rematch: string | null;
      whatIf: string | null;
    }[];
  };
  /** Tables where you sit or a seat is kept for you, last changed first */
  'GET /api/me/tables': {
    reply: readonly {
      id: string;
      game: string;
      scenario: string;
      scenarioTitle: string | null;
      options: Record<string, boolean | number | string>;
      title: string;
      status: 'open' | 'running' | 'over';
      owner: string;
      isYours: boolean;
      spectators: boolean;
      listed: boolean;
      seats: readonly {
        seat: number;
        side: string;
        for: 'anyone' | 'invited' | 'account';
        keptFor: string | null;
        player: string | null;
        isFormer: boolean;
        bot: string | null;
        isYou: boolean;
        clock: { bank: number; since: number | null; used: number; deadline: number | null } | null;
        seen: number | null;
        here: number | null;
      }[];
      awaits: readonly number[];
      changed: number;
      clock: {
        bankMs: number;
        turnMs: number;
        incrementMs: number;
        nights: boolean;
        vacations: boolean;
        atTimeout: 'default' | 'computer' | 'forfeit';
        level: 'random' | 'cadet' | 'captain' | 'admiral';
      } | null;
      now: number;
      delay: number;
      pace: { paused: 'players' | 'host' | null; wants: readonly number[] };
      commitment: string;
      outcome: { places: readonly number[]; why: string; isByTime: boolean } | null;
      rematch: string | null;
      whatIf: string | null;
    }[];
  };
  /** A table: its game, who sits at it, whom it waits for */
  'GET /api/tables/{table}': {
    params: { table: string };
    reply: {
      id: string;
      game: string;
      scenario: string;
      scenarioTitle: string | null;
      options: Record<string, boolean | number | string>;
      title: string;
      status: 'open' | 'running' | 'over';
      owner: string;
      isYours: boolean;
      spectators: boolean;
      listed: boolean;
      seats: readonly {
        seat: number;
        side: string;
        for: 'anyone' | 'invited' | 'account';
        keptFor: string | null;
        player: string | null;
        isFormer: boolean;
        bot: string | null;
        isYou: boolean;
        clock: { bank: number; since: number | null; used: number; deadline: number | null } | null;
        seen: number | null;
        here: number | null;
      }[];
      awaits: readonly number[];
      changed: number;
      clock: {
        bankMs: number;
        turnMs: number;
        incrementMs: number;
        nights: boolean;
        vacations: boolean;
        atTimeout: 'default' | 'computer' | 'forfeit';
        level: 'random' | 'cadet' | 'captain' | 'admiral';
      } | null;
      now: number;
      delay: number;
      pace: { paused: 'players' | 'host' | null; wants: readonly number[] };
      commitment: string;
      outcome: { places: readonly number[]; why: string; isByTime: boolean } | null;
      rematch: string | null;
      whatIf: string | null;
    };
  };
  /** Sit down at the given seat or any that is free for you, with an invitation if needed */
  'POST /api/tables/{table}/seats': {
    params: { table: string };
    body: { seat?: number; invite?: string; entropy?: string };
    reply: { seat: number };
  };
  /** Leave your seat before the game begins */
  'DELETE /api/tables/{table}/seats/{seat}': {
    params: { table: string; seat: number };
    body?: Record<string, never> | null;
    reply: null;
  };
  /** Let a computer play a free seat */
  'POST /api/tables/{table}/seats/{seat}/bot': {
    params: { table: string; seat: number };
    body: { level: 'random' | 'cadet' | 'captain' | 'admiral' };
    reply: null;
  };
  /** Let a computer play on for somebody who has deleted their account */
  'POST /api/tables/{table}/seats/{seat}/stand-in': {
    params: { table: string; seat: number };
    body: { level: 'random' | 'cadet' | 'captain' | 'admiral' };
    reply: null;
  };
  /** A new invitation, shown only once; for one seat, or for any free seat */
  'POST /api/tables/{table}/invites': {
    params: { table: string };
    body: { seat?: number; uses?: number };
    reply: { id: string; invite: string };
  };
  /** The invitations that are still good */
  'GET /api/tables/{table}/invites': {
    params: { table: string };
    reply: readonly { id: string; seat: number | null; uses: number; expires: number }[];
  };
  /** What an invitation is for: the table and the seat */
  'POST /api/invitations': {
    body: { invite: string };
    reply: {
      table: {
        id: string;
        game: string;
        scenario: string;
        scenarioTitle: string | null;
        options: Record<string, boolean | number | string>;
        title: string;
        status: 'open' | 'running' | 'over';
        owner: string;
        isYours: boolean;
        spectators: boolean;
        listed: boolean;
        seats: readonly {
          seat: number;
          side: string;
          for: 'anyone' | 'invited' | 'account';
          keptFor: string | null;
          player: string | null;
          isFormer: boolean;
          bot: string | null;
          isYou: boolean;
          clock: { bank: number; since: number | null; used: number; deadline: number | null } | null;
          seen: number | null;
          here: number | null;
        }[];
        awaits: readonly number[];
        changed: number;
        clock: {
          bankMs: number;
          turnMs: number;
          incrementMs: number;
          nights: boolean;
          vacations: boolean;
          atTimeout: 'default' | 'computer' | 'forfeit';
          level: 'random' | 'cadet' | 'captain' | 'admiral';
        } | null;
        now: number;
        delay: number;
        pace: { paused: 'players' | 'host' | null; wants: readonly number[] };
        commitment: string;
        outcome: { places: readonly number[]; why: string; isByTime: boolean } | null;
        rematch: string | null;
        whatIf: string | null;
      };
      seat: number | null;
      expires: number;
    };
  };
  /** Withdraw an invitation */
  'DELETE /api/tables/{table}/invites/{invite}': {
    params: { table: string; invite: string };
    body?: Record<string, never> | null;
    reply: null;
  };
  /** Answer a question or act out of turn; the same `command` sent again is carried out once */
  'POST /api/tables/{table}/seats/{seat}/acts': {
    params: { table: string; seat: number };
    body: { command: string; act: { decision: number | null; kind: string; with: unknown } };
    reply: { done: true } | { refusal: { rule: string; why: string; code?: string } };
  };
  /** Undo your last action, unless it revealed something */
  'POST /api/tables/{table}/seats/{seat}/undo': {
    params: { table: string; seat: number };
    body: { command: string };
    reply: { done: true } | { refusal: { rule: string; why: string; code?: string } };
  };
  /** Questions about your decisions, many at once: legal answers, odds, previews, why not */
  'POST /api/tables/{table}/seats/{seat}/ask': {
    params: { table: string; seat: number };
    body: {
      queries: readonly (
        | { ask: 'check'; act: unknown }
        | { ask: 'answers'; decision: number }
        | { ask: 'sample'; decision: number }
        | { ask: 'proposal'; decision: number }
        | { ask: 'describe'; decision: number; answers: readonly unknown[] }
        | { ask: 'preview'; decision: number; answers: readonly unknown[] }
        | { ask: 'figures'; decision: number; answers: readonly unknown[] }
        | { ask: 'openings'; decision: number; partial: unknown }
        | { ask: 'outOfTurn' }
        | { ask: 'text'; topic: string }
      )[];
    };
    reply: unknown;
  };
  /** Everything a seat of yours or the public sees now; the stream continues from there */
  'GET /api/tables/{table}/views/{viewer}': {
    params: { table: string; viewer: 'public' | number };
    query?: { log?: 'recent' | 'whole' };
    reply: unknown;
  };
  /** Say something to everybody, or in private to some seats; a line of the log can be quoted */
  'POST /api/tables/{table}/talk': {
    params: { table: string };
    body: { command: string; text: string; to?: readonly number[]; quotes?: { seat: number; number: number } };
    reply: null;
  };
  /** Talk that you may read, after a line; without people whom you have muted */
  'GET /api/tables/{table}/talk': {
    params: { table: string };
    query?: { after?: number };
    reply: readonly {
      id: number;
      by: string;
      isYou: boolean;
      seats: readonly number[];
      to: readonly number[] | null;
      text: string | null;
      quotes: number | null;
      at: number;
    }[];
  };
  /** Report something that was said */
  'POST /api/tables/{table}/talk/{line}/report': {
    params: { table: string; line: number };
    body: { text: string };
    reply: null;
  };
  /** Your own notes on the table */
  'GET /api/tables/{table}/note': { params: { table: string }; reply: { text: string } };
  /** Write your own notes on the table; nobody else reads them */
  'PUT /api/tables/{table}/note': { params: { table: string }; body: { text: string }; reply: null };
  /** The log of the seat since you last looked, or after an entry; where the game stands, and what the seat is asked */
  'GET /api/tables/{table}/seats/{seat}/news': {
    params: { table: string; seat: number };
    query?: { after?: number };
    reply: unknown;
  };
  /** Mark the log of a seat as read up to this entry */
  'PUT /api/tables/{table}/seats/{seat}/seen': {
    params: { table: string; seat: number };
    body: { number: number };
    reply: null;
  };
  /** Ask for a pause, which needs everybody’s consent; withdraw that; or resume */
  'POST /api/tables/{table}/seats/{seat}/pause': {
    params: { table: string; seat: number };
    body: { command: string; wish: 'pause' | 'withdraw' | 'resume' };
    reply: { paused: 'players' | 'host' | null; wants: readonly number[] };
  };
  /** Let a computer play your seat until you take it back */
  'POST /api/tables/{table}/seats/{seat}/away': {
    params: { table: string; seat: number };
    body: { level: 'random' | 'cadet' | 'captain' | 'admiral' };
    reply: null;
  };
  /** Take your seat back that a computer played while you were away */
  'POST /api/tables/{table}/seats/{seat}/back': {
    params: { table: string; seat: number };
    body?: Record<string, never> | null;
    reply: null;
  };
  /** Add to the seed of the dice, after the server has committed to its part and before the game begins */
  'PUT /api/tables/{table}/seats/{seat}/entropy': {
    params: { table: string; seat: number };
    body: { entropy: string };
    reply: null;
  };
  /** What a seat of yours or the public saw after that many actions of its log */
  'GET /api/tables/{table}/views/{viewer}/past/{action}': {
    params: { table: string; viewer: 'public' | number; action: number };
    reply: unknown;
  };
  /** Why the computer did it, in its words; null: no reason */
  'GET /api/tables/{table}/views/{viewer}/reasons/{action}': {
    params: { table: string; viewer: 'public' | number; action: number };
    reply: unknown;
  };
  /** The view as text: the situation, the map, a unit */
  'GET /api/tables/{table}/views/{viewer}/text': {
    params: { table: string; viewer: 'public' | number };
    query: { topic: string };
    reply: { text: string };
  };
  /** The whole log of a finished game, secrets included */
  'GET /api/tables/{table}/replay': { params: { table: string }; reply: unknown };
  /** Any moment of a finished game, as any viewer saw it */
  'GET /api/tables/{table}/replay/{number}': {
    params: { table: string; number: number };
    query?: { eyes?: 'public' | 'referee' | number };
    reply: unknown;
  };
  /** Why a computer did what this entry of the whole log records */
  'GET /api/tables/{table}/replay/{number}/reason': { params: { table: string; number: number }; reply: unknown };
  /** A game that is over as a file: anybody can play it again and check every roll (`admiralty replay --verify`) */
  'GET /api/tables/{table}/record': { params: { table: string }; reply: unknown };
  /** The dice: the commitment, what people added after it, and after the end the seed */
  'GET /api/tables/{table}/dice': {
    params: { table: string };
    reply: { commitment: string; contributions: readonly string[] | null; seed: string | null };
  };
  /** A new game with the same people, everybody one seat on unless sides are kept; whoever asks sits down */
  'POST /api/tables/{table}/rematch': {
    params: { table: string };
    body: { keepSides?: boolean };
    reply: { table: string };
  };
  /** A private table that continues from a moment as your seat knows it, with everything hidden redrawn */
  'POST /api/tables/{table}/seats/{seat}/what-if': {
    params: { table: string; seat: number };
    body: { number?: number; others?: 'random' | 'cadet' | 'captain' | 'admiral' };
    reply: { table: string };
  };
  /** Events of up to eight tables: the whole first, then patches, each viewer numbered by itself */
  'GET /api/stream': { query: { watch: string; since?: string }; reply: unknown };
  /** The same as lines of JSON, with pings; when it ends, connect again */
  'GET /api/lines': { query: { watch: string; since?: string }; reply: unknown };
  /** How you are notified, and how the last delivery went */
  'GET /api/me/channels': {
    reply: readonly {
      id: string;
      kind: 'mail' | 'push' | 'hook' | 'feed';
      target: string;
      isConfirmed: boolean;
      failures: number;
      isOff: boolean;
      delivered: number | null;
      error: string | null;
    }[];
  };
  /** Another way: a mail address, a push subscription, a webhook or a private feed; its secret is shown this once */
  'POST /api/me/channels': {
    body:
      | { kind: 'mail'; target: string }
      | { kind: 'hook'; target: string }
      | { kind: 'push'; target: { endpoint: string; keys: { p256dh: string; auth: string } } }
      | { kind: 'feed' };
    reply: {
      id: string;
      kind: 'mail' | 'push' | 'hook' | 'feed';
      target: string;
      isConfirmed: boolean;
      failures: number;
      isOff: boolean;
      delivered: number | null;
      error: string | null;
      secret: string | null;
    };
  };
  /** Remove a channel */
  'DELETE /api/me/channels/{channel}': {
    params: { channel: string };
    body?: Record<string, never> | null;
    reply: null;
  };
  /** Send a test message at once; returns why it did not arrive, or null */
  'POST /api/me/channels/{channel}/test': {
    params: { channel: string };
    body?: Record<string, never> | null;
    reply: { error: string | null };
  };
  /** Recent notifications, and why any of them did not arrive */
  'GET /api/me/letters': {
    reply: readonly {
      kind: string;
      subject: string;
      due: number;
      attempts: number;
      done: number | null;
      error: string | null;
    }[];
  };
  /** The key with which browsers subscribe to push messages of this server */
  'GET /api/push-key': { reply: { key: string } };
  /** A private feed (Atom) of the games that wait for you */
  'GET /api/feeds/{secret}': { params: { secret: string }; reply: unknown };
  /** The link in the first mail: confirms the address: a page with a button, which does it */
  'GET /api/channels/{secret}/confirm': { params: { secret: string }; reply: unknown };
  /** The link in the first mail: confirms the address: done */
  'POST /api/channels/{secret}/confirm': { params: { secret: string }; reply: unknown };
  /** The link in every mail: unsubscribes: a page with a button, which does it */
  'GET /api/channels/{secret}/stop': { params: { secret: string }; reply: unknown };
  /** The link in every mail: unsubscribes: done */
  'POST /api/channels/{secret}/stop': { params: { secret: string }; reply: unknown };
  /** People whose name begins with a text */
  'GET /api/admin/people': {
    query?: { name?: string };
    reply: readonly { id: string; name: string; role: string; created: number; bannedUntil: number | null }[];
  };
  /** Ban somebody for some days; 0 ends the ban */
  'PUT /api/admin/people/{account}/ban': {
    params: { account: string };
    body: { days: number; why: string };
    reply: null;
  };
  /** Make somebody a moderator or an admin, or a player again */
  'PUT /api/admin/people/{account}/role': {
    params: { account: string };
    body: { role: 'player' | 'moderator' | 'admin'; why: string };
    reply: null;
  };
  /** Reports: open ones first, oldest first */
  'GET /api/admin/reports': {
    reply: readonly {
      id: string;
      by: string;
      byName: string;
      about: unknown;
      whom: string | null;
      text: string;
      at: number;
      done: { at: number; by: string; outcome: string } | null;
    }[];
  };
  /** Close a report */
  'POST /api/admin/reports/{report}': { params: { report: string }; body: { outcome: string }; reply: null };
  /** The audit log: what hosts did, newest first */
  'GET /api/admin/acts': {
    reply: readonly {
      id: string;
      by: string;
      byName: string;
      act: string;
      about: unknown;
      title: string | null;
      at: number;
    }[];
  };
  /** Write a backup to a file on the server’s machine, while it runs */
  'POST /api/host/backup': { body: { file: string }; reply: null };
  /** Pause or resume a game */
  'PUT /api/admin/tables/{table}/pause': {
    params: { table: string };
    body: { paused: boolean; why: string };
    reply: null;
  };
  /** Take a game back to an entry of the public log; the log keeps a trace, the dice are new */
  'POST /api/admin/tables/{table}/rewind': {
    params: { table: string };
    body: { number: number; why: string };
    reply: null;
  };
  /** Remove something that was said, by the number that its report names */
  'DELETE /api/admin/tables/{table}/talk/{line}': {
    params: { table: string; line: number };
    body: { why: string };
    reply: null;
  };
  /** How the server is doing: people, tables, notifications, this node */
  'GET /api/admin/overview': {
    reply: {
      tables: { open: number; running: number; over: number };
      people: number;
      guests: number;
      here: number;
      letters: { waiting: number; failed: number };
      botTurns: number;
      openReports: number;
      node: { upMs: number; streams: number; tables: number; memoryMb: number; commandMs: number | null };
      mayBackUp: boolean;
    };
  };
  /** Tables of all kinds, last changed first: who sits at them and whom they wait for */
  'GET /api/admin/tables': {
    query?: { find?: string };
    reply: readonly {
      id: string;
      game: string;
      scenario: string;
      scenarioTitle: string | null;
      options: Record<string, boolean | number | string>;
      title: string;
      status: 'open' | 'running' | 'over';
      owner: string;
      isYours: boolean;
      spectators: boolean;
      listed: boolean;
      seats: readonly {
        seat: number;
        side: string;
        for: 'anyone' | 'invited' | 'account';
        keptFor: string | null;
        player: string | null;
        isFormer: boolean;
        bot: string | null;
        isYou: boolean;
        clock: { bank: number; since: number | null; used: number; deadline: number | null } | null;
        seen: number | null;
        here: number | null;
      }[];
      awaits: readonly number[];
      changed: number;
      clock: {
        bankMs: number;
        turnMs: number;
        incrementMs: number;
        nights: boolean;
        vacations: boolean;
        atTimeout: 'default' | 'computer' | 'forfeit';
        level: 'random' | 'cadet' | 'captain' | 'admiral';
      } | null;
      now: number;
      delay: number;
      pace: { paused: 'players' | 'host' | null; wants: readonly number[] };
      commitment: string;
      outcome: { places: readonly number[]; why: string; isByTime: boolean } | null;
      rematch: string | null;
      whatIf: string | null;
    }[];
  };
  /** The public log of a table, by which a rewind counts */
  'GET /api/admin/tables/{table}/log': { params: { table: string }; reply: unknown };
  /** Write a backup into the folder `backups` of the server’s data */
  'POST /api/admin/backup': { body?: Record<string, never> | null; reply: { file: string } };
  /** All finished games, a line of JSON each: records that anybody can replay and check */
  'GET /api/host/archive': { reply: unknown };
  /** This description of all routes, for programs */
  'GET /api/openapi.json': { reply: unknown };
}
