import { client } from '#platform/web/calls/client.ts'
import { deposits } from '../contract.ts'

/** The calls about kinds of deposits. */
export const kindsApi = client(deposits)
