import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** An account was added, named, ordered, retired or brought back. */
export const accountsChanged = eventKind('ledger.accountsChanged', 'ledger.view', z.object({}))
