/** Why a file cannot be read at all; the message is one Turkish sentence. */
export class UnreadableFile extends Error {}
