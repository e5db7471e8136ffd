import './alerts.css'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { AlertBox } from './AlertBox.tsx'
import { alertsShown, dropToast, holdToast, onAlerts, type Toast } from './alerts.ts'
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
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

/** One message: its title and content (R370), and where it leads or what can be done about it. */
function ToastLine({ toast: { id, title, text, link, isTrouble, act } }: { toast: Toast }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever points at it only wants to read on
    <div
      className="lb-toast"
      onPointerEnter={() => holdToast(id, true)}
      onPointerLeave={() => holdToast(id, false)}
      onFocus={() => holdToast(id, true)}
      onBlur={() => holdToast(id, false)}
    >
      <Icon name={isTrouble ? 'warn' : title ? 'bell' : 'check'} />
      <span className="lb-toast-words">
        {title && <b>{title}</b>}
        {text}
      </span>
      {link && (
        <a
          className="lb-link"
          href={link.href}
          onClick={(event) => {
            event.preventDefault()
            dropToast(id)
            link.go()
          }}
        >
          {link.label}
        </a>
      )}
      {act && (
        <button
          type="button"
          className="lb-link"
          onClick={() => {
            dropToast(id)
            act.run()
          }}
        >
          {act.label}
        </button>
      )}
    </div>
  )
}
