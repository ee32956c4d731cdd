import { expect, it } from 'vitest'
import { pointOf, routesTo } from './centre-point.ts'

const HERE = { lat: 43.3005, lon: 76.943 }

it.each([
  'https://www.openstreetmap.org/?mlat=43.3005&mlon=76.9430#map=16/43.1/76.1',
  'https://www.google.com/maps/place/Sauda/@43.1,76.1,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x1!8m2!3d43.3005!4d76.943!16s',
  'https://www.google.com/maps/place/43.3005,+76.943/@43.1,76.1,17z',
  'https://www.google.com/maps/search/43.3005,76.943',
  'https://www.google.com/maps/search/?api=1&query=43.3005%2C76.943',
  'https://maps.google.com/?ll=43.1,76.1&q=43.3005,76.943',
  'https://2gis.kz/almaty/geo/70000001/76.943%2C43.3005?m=76.1,43.1%2F17',
  'https://2gis.kz/almaty/geo/76.943,43.3005',
  'https://yandex.kz/maps/?ll=76.1,43.1&pt=76.943,43.3005&z=18&l=map',
  'https://yandex.kz/maps/162/almaty/?ll=76.1%2C43.1&whatshere%5Bpoint%5D=76.943%2C43.3005&whatshere%5Bzoom%5D=17',
  'https://yandex.kz/maps/?whatshere[point]=76.943,43.3005',
])('%s names the centre', (link) => {
  expect(pointOf(link)).toEqual(HERE)
})

it.each([
  null,
  '',
  'https://go.2gis.com/abcde',
  'https://sauda.example/map?lat=43.3005',
  'https://www.openstreetmap.org/?mlat=143.3005&mlon=76.943',
  'https://yandex.kz/maps/?pt=976.943,43.3005',
  'https://www.google.com/maps?q=Алматы,Суюнбая',
])('%j names no point', (link) => {
  expect(pointOf(link)).toBeNull()
})

it.each([
  'https://www.openstreetmap.org/#map=16/43.3005/76.9430',
  'https://www.google.com/maps/@43.3005,76.943,17z',
  'https://www.google.com/maps/place/Sauda/@43.3005,76.943,17z',
  'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2906.1!2d76.943!3d43.3005!2m3!1f0',
  'https://maps.google.com/?ll=43.3005,76.943',
  'https://2gis.kz/almaty?m=76.943%2C43.3005%2F17.5',
  'https://2gis.kz/almaty/firm/70000001?m=76.943%2C43.3005%2F17.5',
  'https://yandex.kz/maps/162/almaty/?ll=76.943%2C43.3005&z=17',
  'https://yandex.kz/maps/org/sauda/1234567/?ll=76.943%2C43.3005&z=17',
])('%s names only the middle of a map', (link) => {
  expect(pointOf(link)).toBeNull()
})

it('the ways lead to the point, each service with its own order of the numbers', () => {
  expect(routesTo(HERE).map(({ href }) => decodeURIComponent(href))).toEqual([
    'https://2gis.kz/directions/points/|76.943,43.3005',
    'https://www.google.com/maps/dir/?api=1&destination=43.3005,76.943',
    'https://yandex.kz/maps/?rtext=~43.3005,76.943&rtt=auto',
  ])
})
