import { saveFile } from '#platform/web/calls/save-file.ts'
import { personalData } from '../contract.ts'

export interface Subject {
  residentId: string | null
  name: string
  phone: string
}

/** Fetches the file about a person and lets the browser save it. Throws a problem with its sentence, or LostConnection. */
export const savePerson = ({ residentId, name, phone }: Subject, reason: string): Promise<void> =>
  saveFile(personalData.calls.exportAll.path, {
    body: { ResidentId: residentId, Name: name, Phone: phone, Reason: reason },
  })
