import './frame-content-texts.ts'
import { Slot } from '#platform/web/frame/Slot.tsx'
import { FloatingIcons } from './FloatingIcons.tsx'
import { Marquee } from './Marquee.tsx'
import { useCurrent } from './use-current.ts'
import { useIcons } from './use-icons.ts'
import { VersionWarning } from './VersionWarning.tsx'

/** What the operator shows around every page. */
export function FrameContent() {
  const shown = useCurrent()
  const icons = useIcons('footer')
  if (!shown) return null
  return (
    <>
      <Slot name="notices">
        <VersionWarning node={shown.version} />
      </Slot>
      <Slot name="footer">{shown.marquees.length > 0 && <Marquee lines={shown.marquees} />}</Slot>
      <Slot name="icons">{icons.length > 0 && <FloatingIcons icons={icons} />}</Slot>
    </>
  )
}
