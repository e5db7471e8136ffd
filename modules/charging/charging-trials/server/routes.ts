import { serve } from '#platform/server/serve.ts'
import { chargingTrials } from '../contract.ts'
import { runTrial } from './trial.ts'

export const routes = serve(chargingTrials, { run: runTrial })
