/** The play server: tables for everybody on one machine or many, and the page. */
export { ConfigProblem, type ConfigWishes, readConfig, type ServerConfig } from './config.ts';
export { type RunningServer, startServer } from './server.ts';
export { StoreProblem } from './store/problem.ts';
