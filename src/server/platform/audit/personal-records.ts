import type { Context } from '../context.ts';

export interface ErasedPerson {
  userId: number;
  email: string;
  /** What names the person in running text: address, telephone, whole name. */
  words: string[];
}

/**
 * What an area keeps about people. Every area with rows of a person offers one; the areas that span all
 * others (sign-in, download and deletion of an account) walk over them.
 */
export interface PersonalRecords {
  /** Key in the downloaded file: `favorites`. */
  name: string;
  /** A guest signed in: what the guest made becomes the member's. */
  adopt?(ctx: Context, people: { guestId: number; userId: number }): Promise<void>;
  /** A person proved an address: records made with it and without a session become the member's. */
  attach?(ctx: Context, person: { userId: number; email: string }): Promise<void>;
  /** The person's own records for the download, without secrets and without others' data. */
  export(ctx: Context, userId: number): Promise<unknown>;
  /** The person leaves: takes away, or makes nameless, what the area keeps. Rows that go with the account by themselves need nothing. */
  erase?(ctx: Context, person: ErasedPerson): Promise<void>;
}
