import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { firstGame } from '../boards/boxes.ts';
import { FrontPage } from '../pages/front-page.tsx';
import { MissingPage } from '../pages/trouble/missing-page.tsx';
import { RouteTrouble } from '../pages/trouble/trouble-page.tsx';

const root = createRootRoute({ component: Outlet, notFoundComponent: MissingPage });

const front = createRoute({ getParentRoute: () => root, path: '/', component: FrontPage });
const picker = createRoute({
  getParentRoute: () => root,
  path: '/play/$game',
  component: lazyRouteComponent(() => import('../pages/picker-page.tsx'), 'PickerPage'),
});
const games = createRoute({
  getParentRoute: () => root,
  path: '/games',
  component: lazyRouteComponent(() => import('../pages/games-page.tsx'), 'GamesPage'),
});
const table = createRoute({
  getParentRoute: () => root,
  path: '/table/$id',
  component: lazyRouteComponent(() => import('../pages/table-page.tsx'), 'TablePage'),
});
const replay = createRoute({
  getParentRoute: () => root,
  path: '/replay/$id',
  component: lazyRouteComponent(() => import('../pages/replay-page.tsx'), 'ReplayPage'),
});
const newTable = createRoute({
  getParentRoute: () => root,
  path: '/new/$game',
  component: lazyRouteComponent(() => import('../online/new-table/new-table-page.tsx'), 'NewTablePage'),
});
const join = createRoute({
  getParentRoute: () => root,
  path: '/join/$table',
  component: lazyRouteComponent(() => import('../online/join/join-page.tsx'), 'JoinPage'),
});
const onlineTable = createRoute({
  getParentRoute: () => root,
  path: '/online/$table',
  component: lazyRouteComponent(() => import('../online/table/online-table-page.tsx'), 'OnlineTablePage'),
});
/** The action at which a replay is opened; anything else in its place is left out. */
const atMoment = ({ at }: { at?: unknown }): { at?: number } =>
  typeof at === 'number' && Number.isSafeInteger(at) && at > 0 ? { at } : {};
const watch = createRoute({
  getParentRoute: () => root,
  path: '/watch/$table',
  validateSearch: atMoment,
  component: lazyRouteComponent(() => import('../online/watch/watch-page.tsx'), 'WatchPage'),
});
const embed = createRoute({
  getParentRoute: () => root,
  path: '/embed/$table',
  validateSearch: atMoment,
  component: lazyRouteComponent(() => import('../online/watch/watch-page.tsx'), 'EmbedPage'),
});
const settings = createRoute({
  getParentRoute: () => root,
  path: '/account/notices',
  component: lazyRouteComponent(() => import('../online/account/notices-page.tsx'), 'NoticesPage'),
});
const host = createRoute({
  getParentRoute: () => root,
  path: '/host',
  component: lazyRouteComponent(() => import('../online/host/host-page.tsx'), 'HostPage'),
});
const dice = createRoute({
  getParentRoute: () => root,
  path: '/dice/$table',
  component: lazyRouteComponent(() => import('../online/dice/dice-page.tsx'), 'DicePage'),
});
const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: lazyRouteComponent(() => import('../online/account/account-page.tsx'), 'AccountPage'),
});
const learn = createRoute({
  getParentRoute: () => root,
  path: '/learn/$game',
  component: lazyRouteComponent(() => import('../pages/learn-page.tsx'), 'LearnPage'),
});
const maps = createRoute({
  getParentRoute: () => root,
  path: '/maps/$game',
  component: lazyRouteComponent(() => import('../pages/maps-page.tsx'), 'MapsPage'),
});
const generate = createRoute({
  getParentRoute: () => root,
  path: '/maps/$game/generate',
  component: lazyRouteComponent(() => import('../pages/generate-page.tsx'), 'GeneratePage'),
});
const learnPart = createRoute({
  getParentRoute: () => root,
  path: '/learn/$game/$part',
  component: lazyRouteComponent(() => import('../pages/learn-page.tsx'), 'LearnPage'),
});
const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules/$game',
  component: lazyRouteComponent(() => import('../pages/rules-page.tsx'), 'RulesPage'),
});
const rulesOfFirst = createRoute({
  getParentRoute: () => root,
  path: '/rules',
  beforeLoad: () => {
    throw redirect({ to: '/rules/$game', params: { game: firstGame }, replace: true });
  },
});
const referee = createRoute({
  getParentRoute: () => root,
  path: '/referee/$game',
  component: lazyRouteComponent(() => import('../pages/referee-page.tsx'), 'RefereePage'),
});
const about = createRoute({
  getParentRoute: () => root,
  path: '/about',
  component: lazyRouteComponent(() => import('../pages/about-page.tsx'), 'AboutPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    front,
    picker,
    games,
    table,
    replay,
    newTable,
    join,
    onlineTable,
    watch,
    embed,
    settings,
    host,
    dice,
    account,
    learn,
    learnPart,
    maps,
    generate,
    rules,
    rulesOfFirst,
    referee,
    about,
  ]),
  defaultPreload: 'intent',
  defaultErrorComponent: RouteTrouble,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
