import { Suspense } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { latePart } from '#platform/web/live/late-part.ts'
import { useChosenPost } from './chosen-post.ts'

const DeskPhone = latePart(async () => (await import('./DeskPhone.tsx')).DeskPhone)

/** The desk's telephone on every page, where somebody switched it on in this browser and may answer. */
export function DeskPhoneHost() {
  const post = useChosenPost()
  const isAllowed = useAllowed()([{ service: [57], can: 'intercomDeskPhones.use' }]).length > 0
  return (
    <Suspense fallback={null}>
      {isAllowed && post !== '' && <DeskPhone key={post} sentryId={post} />}
    </Suspense>
  )
}
