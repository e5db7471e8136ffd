import { serve } from '#platform/server/serve.ts'
import { alarmLog } from '../contract.ts'
import { exportFile } from './export-file.ts'
import { listValues } from './list.ts'

export const routes = serve(alarmLog, { list: listValues, exportFile })
