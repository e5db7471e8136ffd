import './alerts.css'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { AlertBox } from './AlertBox.tsx'
import { alertsShown, dropToast, onAlerts, type Toast } from './alerts.ts'
import { Icon } from './Icon.tsx'

/** Draws the toasts and the box of alerts.ts; Look holds the only one. */
export function Alerts() {
  const { toasts, box } = useSyncExternalStore(onAlerts, alertsShown, alertsShown)
  return (
    <>
      {box && <AlertBox key={box.id} box={box} />}
      <Toasts toasts={toasts} />
    </>
  )
}

function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  const layer = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    const element = layer.current
    // Only the top layer is above an open dialog, and the last to enter it is the highest.
    if (!element?.showPopover) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest !== undefined) element.showPopover()
  }, [newest])
  return (
    <div className="lb-toasts" popover="manual" role="status" ref={layer}>
      {toasts.map((one) => (
        <div className="lb-toast" key={one.id}>
          <Icon name={one.isTrouble ? 'warn' : 'check'} />
          <span>{one.text}</span>
          {one.act && (
            <button
              type="button"
              className="lb-link"
              onClick={() => {
                dropToast(one.id)
                one.act?.run()
              }}
            >
              {one.act.label}
            </button>
          )}
        </div>
      ))}
    </div>
  )
}
