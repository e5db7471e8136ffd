import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type CameraProblem, closeCamera, openCamera } from './camera.ts'
import { JPEG_QUALITY } from './fit-image.ts'

export type CameraState = 'off' | 'starting' | 'live' | CameraProblem

export interface Camera {
  state: CameraState
  video: RefObject<HTMLVideoElement | null>
  start: () => void
  stop: () => void
  /** A JPEG of what is seen now (R381), or undefined when the browser gave none. */
  shoot: () => Promise<Blob | undefined>
}

/** One camera while mounted; its light goes out with the component. */
export function useCamera(): Camera {
  const [state, setState] = useState<CameraState>('off')
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream>(undefined)
  const turn = useRef(0)

  const stop = useCallback(() => {
    turn.current++
    closeCamera(stream.current)
    stream.current = undefined
    setState('off')
  }, [])

  const start = useCallback(() => {
    const mine = ++turn.current
    setState('starting')
    void openCamera().then((opened) => {
      const given = typeof opened === 'string' ? undefined : opened
      // It was stopped, or the component is gone, while the camera opened.
      if (mine !== turn.current) return closeCamera(given)
      stream.current = given
      setState(given ? 'live' : (opened as CameraProblem))
    })
  }, [])

  useEffect(() => {
    if (state !== 'live' || !video.current || !stream.current) return
    video.current.srcObject = stream.current
    void video.current.play().catch(() => undefined)
  }, [state])

  useEffect(
    () => () => {
      turn.current++
      closeCamera(stream.current)
    },
    [],
  )

  const shoot = useCallback(async () => {
    const seen = video.current
    if (!seen?.videoWidth) return undefined
    const canvas = document.createElement('canvas')
    canvas.width = seen.videoWidth
    canvas.height = seen.videoHeight
    canvas.getContext('2d')?.drawImage(seen, 0, 0)
    return await new Promise<Blob | undefined>((resolve) =>
      canvas.toBlob((photo) => resolve(photo ?? undefined), 'image/jpeg', JPEG_QUALITY),
    )
  }, [])

  return { state, video, start, stop, shoot }
}
