import { client } from '#platform/web/calls/client.ts'
import { residents } from '../contract.ts'

export const residentsApi = client(residents)
