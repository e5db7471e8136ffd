import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** The kinds of assets, or the areas, are others now. */
export const assetSettingsChanged = eventKind(
  'assetSettings.changed',
  'assetSettings.view',
  z.object({ list: z.enum(['categories', 'areas']) }),
)
