import { once } from 'node:events';
import { askAsACity, type Round } from './city-traffic.ts';

const [round] = (await once(process, 'message')) as [Round];
const seen = await askAsACity(round);
process.send?.(seen, () => process.disconnect());
