import { mkdtempSync } from 'node:fs'
import { openDatabase } from '../platform/database/open-database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { withTransaction } from '../platform/database/transaction.ts'
import { openStorage } from '../platform/storage.ts'
import { makeDemoCentre } from './demo-centre.ts'
import { storeDemoPhotos } from './demo-photos.ts'
import { insertAds } from './insert-ads.ts'
import { insertCentre } from './insert-centre.ts'
import { projectListings } from '../features/ads/projection.ts'
const f=mkdtempSync('/tmp/demo-m-')
let t=performance.now(), c=process.cpuUsage()
const lap=(n:string)=>{const u=process.cpuUsage(c); console.log(n,'wall',Math.round(performance.now()-t),'cpu',Math.round((u.user+u.system)/1000)); t=performance.now(); c=process.cpuUsage()}
const d=await openDatabase({folder:f+'/db'}); await migrate(d.db); lap('open')
const now=new Date(); const centre=makeDemoCentre(now); lap('make')
const photos=await storeDemoPhotos(openStorage(f+'/files'),'../ui/drawings',centre.ads); lap('photos '+photos.size)
await withTransaction(d.db, async trx=>{
 const ids=await insertCentre(trx,centre,new Map([1,2,3,4,5].map(r=>[r,'x'] as const)),now); lap('centre')
 await insertAds(trx,centre,ids,photos,now); lap('ads')
 await projectListings(trx,'all'); lap('project')
})
lap('commit')
await d.close()
