import type { Given } from '#platform/contract/call.ts'
import { client } from '#platform/web/calls/client.ts'
import { messageForms } from '../form-contract.ts'

export const messageFormsApi = client(messageForms)

/** What a household's own page shows. */
export type Shown = Given<typeof messageForms.calls.show>['data']

export const formKey = (token: string) => ['messageForm', token]
