export interface CameraShotProps {
  /** The photo taken so far. */
  value: Blob | undefined
  onChange: (photo: Blob | undefined) => void
  disabled?: boolean
}

export function CameraShot(_: CameraShotProps) {
  return null
}
