import type { AskedPart } from './asked-part.ts';
import { membersParts } from './of-members.tsx';
import { ownersParts } from './of-owners.tsx';
import { teamsParts } from './of-team.tsx';
import { businessesParts } from './of-team-businesses.tsx';

export const askedParts: Record<string, AskedPart> = {
  ...{ ...membersParts, ...ownersParts },
  ...{ ...teamsParts, ...businessesParts },
};
