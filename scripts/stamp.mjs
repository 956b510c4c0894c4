// Runs after every install in this folder, so that `npm start` knows which lock file node_modules was made from.
import { writeStamp } from './setup.mjs';

writeStamp();
