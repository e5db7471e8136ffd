import { saveFile } from '#platform/web/calls/save-file.ts'
import { exports } from '../contract.ts'

/** Lets the browser save a finished export. Throws a problem with its sentence, or LostConnection. */
export const saveExport = (exportId: string): Promise<void> =>
  saveFile(exports.calls.download.path.replace('{exportId}', exportId))
