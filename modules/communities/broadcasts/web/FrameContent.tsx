import './frame-content-texts.ts'
import { Slot } from '#platform/web/frame/Slot.tsx'
import { usePhone } from '#platform/web/look/use-phone.ts'
import { FloatingIcons } from './FloatingIcons.tsx'
import { Marquee } from './Marquee.tsx'
import { useCurrent } from './use-current.ts'
import { useIcons } from './use-icons.ts'
import { VersionWarning } from './VersionWarning.tsx'

/** What the operator shows around every page; on a phone what rolls and floats yields to the work. */
export function FrameContent() {
  const shown = useCurrent()
  const icons = useIcons('footer')
  const yields = usePhone()
  if (!shown) return null
  return (
    <>
      <Slot name="notices">
        <VersionWarning node={shown.version} />
      </Slot>
      <Slot name="footer">{!yields && shown.marquees.length > 0 && <Marquee lines={shown.marquees} />}</Slot>
      <Slot name="icons">{!yields && icons.length > 0 && <FloatingIcons icons={icons} />}</Slot>
    </>
  )
}
