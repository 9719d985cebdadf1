/** What is made for machines, and for pages of others. */
export interface SiteFile {
  type: string;
  body: string;
  /** When it stops being true by the clock alone. */
  endsAt?: Date | undefined;
  /** 200 when not said. */
  status?: number;
  /** Made to stand in pages of others: nothing else may be framed. */
  isFramable?: boolean;
}
