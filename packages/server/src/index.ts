/** Serves the page. */
export { listen } from './listen.ts';
export { pageServer } from './page-server.ts';
