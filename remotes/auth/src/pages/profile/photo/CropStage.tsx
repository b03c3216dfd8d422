import { ActionIcon } from '@stepwise/shared/ui'
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import styles from './CropStage.module.css'
import { moved, moveStep, type Size, zoomed, zoomRange } from './crop-position.ts'
import type { CropArea } from './cropped-photo.ts'

interface CropStageProps {
  url: string
  /** Called with the selected part of the photo after every move. */
  onArea: (area: CropArea) => void
}

const noSize: Size = { width: 0, height: 0 }

const moves = [
  { label: 'Move photo left', by: { x: -moveStep }, Icon: IconArrowLeft },
  { label: 'Move photo right', by: { x: moveStep }, Icon: IconArrowRight },
  { label: 'Move photo up', by: { y: -moveStep }, Icon: IconArrowUp },
  { label: 'Move photo down', by: { y: moveStep }, Icon: IconArrowDown },
]

/** Dragging, arrow keys and single presses of buttons all work (WCAG 2.5.7). */
export function CropStage({ url, onArea }: CropStageProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(zoomRange.min)
  const media = useRef(noSize)
  const cropSize = useRef(noSize)
  return (
    <div className="ui-grid ui-gap-16">
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          minZoom={zoomRange.min}
          maxZoom={zoomRange.max}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={moveStep / 4}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={(chosen) => setZoom(zoomed(chosen, 0))}
          onCropAreaChange={(_, area) => onArea(area)}
          setMediaSize={(size) => {
            media.current = size
          }}
          onCropSizeChange={(size) => {
            cropSize.current = size
          }}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'application', 'aria-label': 'Your photo. Move it with the arrow keys.' }}
        />
      </div>
      <div className="ui-wrap ui-ends ui-gap-12">
        {/* biome-ignore lint/a11y/useSemanticElements: a toolbar, not a group of fields */}
        <div role="group" aria-label="Move" className="ui-row ui-gap-8">
          {moves.map(({ label, by, Icon }) => (
            <ActionIcon
              key={label}
              variant="default"
              aria-label={label}
              onClick={() => setCrop((position) => moved(position, by, media.current, cropSize.current, zoom))}
            >
              <Icon size={22} stroke={1.75} aria-hidden />
            </ActionIcon>
          ))}
        </div>
        <div className="ui-row ui-gap-8">
          <ActionIcon variant="default" aria-label="Zoom out" onClick={() => setZoom(zoomed(zoom, -1))}>
            <IconZoomOut size={22} stroke={1.75} aria-hidden />
          </ActionIcon>
          <input
            type="range"
            aria-label="Zoom"
            aria-valuetext={`${zoom} times`}
            min={zoomRange.min}
            max={zoomRange.max}
            step={zoomRange.step}
            value={zoom}
            className={styles.zoom}
            onChange={(event) => setZoom(Number(event.currentTarget.value))}
          />
          <ActionIcon variant="default" aria-label="Zoom in" onClick={() => setZoom(zoomed(zoom, 1))}>
            <IconZoomIn size={22} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      </div>
    </div>
  )
}
