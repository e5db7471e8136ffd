import { serve } from '#platform/server/serve.ts'
import { dutyKeys } from '../contract.ts'
import { register, stamp } from './keys.ts'

/** The calls of keys. */
export const dutyKeysRoutes = () => serve(dutyKeys, { register, stamp })
