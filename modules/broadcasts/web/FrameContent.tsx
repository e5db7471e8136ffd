import './frame-content-texts.ts'
import { homePath } from '#platform/web/frame/use-back.ts'
import { useScreen } from '#platform/web/frame/use-screen.ts'
import { Slot } from '#platform/web/frame/Slot.tsx'
import { Corner } from './Corner.tsx'
import { Marquee } from './Marquee.tsx'
import { useCurrent } from './use-current.ts'
import { VersionWarning } from './VersionWarning.tsx'

/**
 * What the operator shows around the page. Headlines and icons float, so they are on the duty board alone: elsewhere they
 * would lie on what the desk works at.
 */
export function FrameContent() {
  const shown = useCurrent()
  const isHome = useScreen().path.toLowerCase() === homePath
  if (!shown) return null
  return (
    <>
      <Slot name="notices">
        <VersionWarning node={shown.version} />
      </Slot>
      <Slot name="footer">{shown.marquees.length > 0 && <Marquee lines={shown.marquees} />}</Slot>
      {isHome && <Corner headlines={shown.headlines} icons={shown.icons} />}
    </>
  )
}
