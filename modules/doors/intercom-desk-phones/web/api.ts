import { client } from '#platform/web/calls/client.ts'
import { intercomDeskPhones } from '../contract.ts'

export const deskPhonesApi = client(intercomDeskPhones)
