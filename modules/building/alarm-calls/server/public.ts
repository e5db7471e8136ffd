import type { Lease } from '#platform/server/database.ts'
import type { Contact } from '../shapes.ts'
import { sections } from './sections.ts'

/** The people whom alarms call. */
export const contactsOf = async (lease: Lease): Promise<Contact[]> => (await sections.all(lease)).contacts
