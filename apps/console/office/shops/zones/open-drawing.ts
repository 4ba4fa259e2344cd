import * as leaflet from 'leaflet'
import { TerraDraw, TerraDrawPolygonMode, TerraDrawSelectMode, ValidateNotSelfIntersecting } from 'terra-draw'
import { TerraDrawLeafletAdapter } from 'terra-draw-leaflet-adapter'
import { fromPositions, toPositions, type LatLngPair } from './zone-shape.ts'

/** Lets one ring be drawn with on the map: its corners and the middles between them dragged, itself moved. A ring that crosses itself is not taken. Gives what ends it. */
export function openDrawing(map: leaflet.Map, ring: readonly LatLngPair[], onDrawn: (ring: LatLngPair[]) => void): () => void {
  const colour = hexOf(map)
  const validation = (feature: Parameters<typeof ValidateNotSelfIntersecting>[0]) => ValidateNotSelfIntersecting(feature)
  const draw = new TerraDraw({
    adapter: adapterOf(map),
    modes: [
      new TerraDrawPolygonMode(),
      new TerraDrawSelectMode({
        allowManualDeselection: false,
        keyEvents: null,
        flags: {
          polygon: {
            feature: { validation, draggable: true, coordinates: { midpoints: { draggable: true }, draggable: true, deletable: true } },
          },
        },
        styles: {
          selectedPolygonColor: colour,
          selectedPolygonFillOpacity: 0.18,
          selectedPolygonOutlineColor: colour,
          selectedPolygonOutlineWidth: 3,
          selectionPointColor: '#ffffff',
          selectionPointOutlineColor: colour,
          selectionPointOutlineWidth: 3,
          selectionPointWidth: 6,
          midPointColor: '#ffffff',
          midPointOutlineColor: colour,
          midPointOutlineWidth: 2,
          midPointWidth: 4,
        },
      }),
    ],
  })
  draw.start()
  const [added] = draw.addFeatures([
    { type: 'Feature', geometry: { type: 'Polygon', coordinates: [toPositions(ring)] }, properties: { mode: 'polygon' } },
  ])
  if (added?.valid && added.id !== undefined) {
    draw.setMode('select')
    draw.selectFeature(added.id)
  }
  draw.on('finish', (id) => {
    const geometry = draw.getSnapshotFeature(id)?.geometry
    if (geometry?.type === 'Polygon' && geometry.coordinates[0]) onDrawn(fromPositions(geometry.coordinates[0]))
  })
  return () => draw.stop()
}

/** Lets drawing use the map. It would say where its panes lie by style sheets that it writes, which the page's policy does not let in: they are told so themselves. */
function adapterOf(map: leaflet.Map): TerraDrawLeafletAdapter {
  const adapter = new TerraDrawLeafletAdapter({ lib: leaflet, map, coordinatePrecision: 9 })
  const createPaneStyleSheet = (name: string, zIndex: number) => {
    const pane = map.getPane(name) ?? map.createPane(name)
    pane.style.zIndex = String(zIndex + 600)
    // The adapter removes what it is given.
    return document.createComment('')
  }
  Object.assign(adapter, { createPaneStyleSheet })
  return adapter
}

/** The colour of what is chosen, in the theme of the page. */
function hexOf(map: leaflet.Map): `#${string}` {
  const found = getComputedStyle(map.getContainer()).getPropertyValue('--color-select').trim()
  // Tokens are hexadecimal.
  return found.startsWith('#') ? (found as `#${string}`) : '#0f6b53'
}
