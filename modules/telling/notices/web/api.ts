import { client } from '#platform/web/calls/client.ts'
import { notices } from '../contract.ts'

export const noticesApi = client(notices)
