import './texts.ts'
import { useEffect } from 'react'
import { useRouter } from '@tanstack/react-router'
import { hearEvents } from '#platform/web/live/live.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { declaredText } from '#platform/web/i18n/words.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { codecOf } from '#platform/contract/codec.ts'
import type { z } from 'zod'
import { exportProgressed } from '../events.ts'
import { exportsPath } from './paths.ts'
import { isWatched } from './watched.ts'

type Progress = z.output<typeof exportProgressed.payload>

/** Says on any page when one of this account's exports is ready or has failed. */
export function ExportsHost() {
  const router = useRouter()
  useEffect(
    () =>
      hearEvents(({ Name, Payload, Mine }) => {
        if (Name !== exportProgressed.name || !Mine) return
        const item = codecOf(exportProgressed.payload).decode(Payload, false) as Progress
        if (isWatched(item.exportId)) return
        const { title, state, rowCount: count } = item
        if (state === 'completed')
          toast(text('exports', 'ready', { title: declaredText(title), count: count.toLocaleString('en') }), {
            act: { label: text('exports', 'download'), run: () => void download(item.exportId) },
          })
        if (state === 'failed')
          toast(text('exports', 'failed', { title: declaredText(title) }), {
            isTrouble: true,
            act: {
              label: text('exports', 'see'),
              run: () => void router.navigate({ href: exportsPath }),
            },
          })
      }),
    [router],
  )
  return null
}

async function download(exportId: string): Promise<void> {
  const { saveExport } = await import('./save-export.ts')
  await saveExport(exportId).catch((error: unknown) => toast(sentenceOf(error), { isTrouble: true }))
}
