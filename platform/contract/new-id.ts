import { v7 } from 'uuid'

/** A new id (UUIDv7). A client may make it, so that a create that is sent again is the same row. */
export const newId = (): string => v7()
