/** Models of makers from Japan, Korea and China, as in `models.ts`. */
export const asianModels = `
Toyota | Camry | камри, кемри, кэмри, камрюха, камрушка, камра | XV10 XV20 XV30 XV40 XV50 XV55 XV70 ACV30 ACV40
Toyota | Corolla | королла, корола, каролла, карола, королка | E100 E110 E120 E140 E150 E160 E170 E180 E210
Toyota | RAV4 | рав4, рав 4, рафик, равчик, rav 4, рав | XA10 XA20 XA30 XA40 XA50
Toyota | Land Cruiser Prado | прадо, прадик, прада, prado, ленд крузер прадо, лк прадо, прадос, lc prado | 90 95 120 150 250
Toyota | Land Cruiser | крузак, ланкруз, ланкрузер, лендкруз, ленд крузер, лэнд крузер, ланд крузер, лендкрузер, тлк, tlc, lc, лк, крузер, кукурузер, ленд крузак, land cruzer | 80 100 105 200 300
Toyota | Hilux | хайлюкс, хайлакс, хилюкс, хайлукс, хайлюх | AN120 AN10
Toyota | Highlander | хайлендер, хайландер, хайлэндер, хайлендр | XU20 XU40 XU50 XU70
Toyota | Yaris | ярис, яриска |
Toyota | Avensis | авенсис, авик | T220 T250 T270
Toyota | Carina | карина, карина е, карина ешка |
Toyota | Avalon | авалон |
Toyota | 4Runner | форанер, фораннер, 4 раннер, 4runner, сурф, surf |
Toyota | Fortuner | фортунер |
Toyota | Sequoia | секвойя, секвоя |
Toyota | Tundra | тундра |
Toyota | Alphard | альфард, алфард |
Toyota | Estima | эстима, превия, previa |
Toyota | Ipsum | ипсум |
Toyota | Windom | виндом |
Toyota | Prius | приус |
Toyota | Harrier | харриер, хариер |
Toyota | Mark II | марк 2, марк2, mark 2, марк |
Hyundai | Accent | солярис, соларис, solaris, акцент, асцент, ацент, акцэнт, эксент, хендай акцент | RB HC LC
Hyundai | Elantra | элантра, елантра, аванте, avante, эланта | HD XD MD AD CN7
Hyundai | Sonata | соната, сонатка, сонька, санта соната, саната | NF YF LF DN8
Hyundai | Tucson | туксон, тускон, туссан, тусан, тусон, такссон, туксан | JM TL NX4
Hyundai | Santa Fe | санта фе, сантафе, santafe, санта фэ, санта, сантик, санта фэй | CM DM TM
Hyundai | Creta | крета, критта, крэта | GS SU2
Hyundai | Solaris | солярис, солярка, соларис |
Hyundai | Getz | гетц, гец, гетс |
Hyundai | i30 | и30, ай30, ай 30, i 30 |
Hyundai | ix35 | их35, ай икс 35, ix 35, ikx35 |
Hyundai | Palisade | палисад, палисейд, палисаде |
Hyundai | Porter | портер |
Hyundai | Starex | старекс, h1, н1, гранд старекс |
Hyundai | Matrix | матрикс |
Hyundai | Grandeur | грандер, грандёр, азера, azera |
Kia | Rio | рио, рия, рио х лайн, рио икс лайн, риоха, риошка | QB FB DE
Kia | Cerato | церато, серато, черато, к3, k3 | LD TD YD BD
Kia | K5 | к5, кей 5, k 5, к 5, кей5, ка5 | DL3
Kia | Optima | оптима, оптимка | TF JF
Kia | Sportage | спортейдж, спортаж, спортейч, спортедж, спортич, спортагe, спортэйдж, спортик | KM SL QL NQ5
Kia | Sorento | соренто, сорента, соранто | BL XM UM MQ4
Kia | Ceed | сид, сиид, ceed |
Kia | Picanto | пиканто, морнинг, morning |
Kia | Soul | соул |
Kia | Seltos | селтос |
Kia | Carnival | карнивал, карнавал |
Kia | Mohave | мохаве, мохав |
Kia | Spectra | спектра |
Kia | K7 | к7, каденза, cadenza |
Nissan | Qashqai | кашкай, кашкаи, кашка, кашик, кашкаев, кошкай, qashkai | J10 J11 J12
Nissan | X-Trail | икстрейл, икс трейл, хтрейл, х трейл, икстрэйл, xtrail, трейл, хитрил, икстрел, икс трэйл | T30 T31 T32
Nissan | Almera | альмера, алмера, альмерка | G15 N16
Nissan | Teana | теана, тиана, теанка | J31 J32 L33
Nissan | Patrol | патрол, патруль, патроль, сафари | Y60 Y61 Y62
Nissan | Terrano | террано, терано, тирано | D10
Nissan | Juke | жук, джук, жюк | F15
Nissan | Primera | примера, примьера | P10 P11 P12
Nissan | Murano | мурано | Z50 Z51
Nissan | Pathfinder | патфайндер, пасфайндер, патфиндер |
Nissan | Note | ноут, нот ниссан |
Nissan | Tiida | тиида, тида |
Nissan | Maxima | максима, цефиро, cefiro |
Nissan | Sunny | санни, сани |
Nissan | Navara | навара |
Mitsubishi | Outlander | аутлендер, аутлендр, аутлэндер, оутлендер, аутлендeр, аут, аутик, аутландер, аутлендар | CU CW GF
Mitsubishi | Pajero Sport | паджеро спорт, паджерик спорт, пажеро спорт, паджеро спор, поджеро спорт | KH KS
Mitsubishi | Pajero | паджеро, паджерик, пажеро, поджеро, паджера, монтеро, montero, паджик, пажерик, падж | 2 3 4
Mitsubishi | Delica | делика, делика д5, делика d5, деличка, delica d5 | D:5 D5
Mitsubishi | L200 | л200, эль 200, л 200, l 200, эль200 | KK KJ
Mitsubishi | Lancer | лансер, ланцер, лансэр, лансёр, лансик, лансер х | 9 10
Mitsubishi | ASX | асх, асикс, эйсикс, асыкс |
Mitsubishi | Galant | галант, галантик |
Mitsubishi | Space Wagon | спейс вагон |
Mitsubishi | Carisma | каризма |
Mitsubishi | Space Star | спейс стар |
Mitsubishi | Colt | кольт |
Subaru | Forester | форестер, форик, форестр, фореcтер, фористер, форыч, форесте | SF SG SH SJ SK
Subaru | Outback | аутбек, аутбэк, оутбек, аутбак | BP BR BS
Subaru | Legacy | легаси, легася, легась, легаcи, легасик | BD BE BL BM
Subaru | XV | хв, иксви, икс ви, хви | GP GT
Subaru | Impreza | импреза |
Subaru | Tribeca | трибека |
Lexus | RX 350 | рх 350, рх350, рх, rx, rx350, рикс, эрикс, эр икс, rx 330, rx330, рх330, rx 300, rx300, рх300, rx 450, ркс, эрикс 350 | AL10 AL20 XU30
Lexus | LX 570 | лх 570, лх570, лх, lx, lx570, эликс, lx 470, lx470, лх470, эль икс, луноход, lx 600 | J100 J200
Lexus | ES 250 | ес 250, ес250, es, es250, ешка, ес, es 350, es350, ес350, es 300, es300, ес300, эска, еска | XV40 XV60
Lexus | GX 460 | гх 460, гх460, гх, gx, gx460, джи икс, gx 470, gx470, гх470, гхшка | J120 J150
Lexus | NX 200 | нх 200, нх200, нх, nx, nx200, эн икс, nx200t |
Lexus | IS 250 | ис 250, ис250, is, is250, ай эс, is 200, is200, ис200, is 300 | XE10 XE20 XE30
Lexus | GS 300 | гс 300, gs300, гс300, gs |
Lexus | LS 430 | лс 430, ls430, ls |
Mazda | 3 | мазда 3, мазда3, трешка мазда, матрешка, матрёшка, mazda3, тройка мазда | BK BL BM
Mazda | 6 | мазда 6, мазда6, шестерка мазда, mazda6, шестёрка мазда | GG GH GJ
Mazda | CX-5 | сх5, сх 5, сикс 5, cx 5, цх5, сиэкс 5, сх пять, си икс 5, цикс 5, ских5 | KE KF
Mazda | CX-7 | сх7, сх 7, cx 7, цх7, си икс 7 | ER
Mazda | CX-9 | сх9, сх 9, cx 9, цх9 |
Mazda | 626 | 626, мазда 626 |
Mazda | 323 | 323, мазда 323 |
Mazda | MPV | мпв |
Mazda | Premacy | премаси |
Honda | CR-V | срв, црв, с рв, сиэрви, crv, ср-в, црвшка, цр-в, cr v, срвшка, ср в, хонда срв, сирви | RD RE RM RW
Honda | Accord | аккорд, акорд, аккордик, акордик | CL CM CU CR
Honda | Odyssey | одиссей, одисей, одиссея, адисей, одисcей, адиссей | RA RB RC
Honda | Civic | цивик, сивик, цывик | EK FD FB
Honda | Fit | фит, джаз, jazz, хонда фит | GD GE GK
Honda | Pilot | пилот |
Honda | HR-V | хрв, hrv |
Honda | Stepwgn | степвагон |
Honda | Elysion | элизион |
Geely | Coolray | кулрей, кулрэй, кулрай, куллрей | SX11
Geely | Monjaro | монджаро, манджаро, монжаро, манжаро | KX11
Geely | Atlas | атлас, атлас про, atlas pro | NL-3 NL3
Geely | Tugella | тугелла, тугела, тугелa |
Geely | Emgrand | эмгранд, эмгрант, емгранд | SS11
Geely | Okavango | окаванго |
Geely | MK | мк кросс |
Chery | Tiggo 4 Pro | тигго 4, тиго 4, тигго4, тиго4, тигго 4 про, тиго 4 про, tiggo 4, tiggo4 |
Chery | Tiggo 7 Pro | тигго 7, тиго 7, тигго7, тиго7, тигго 7 про, тиго 7 про, tiggo 7, tiggo7, тигго 7 про макс |
Chery | Tiggo 8 Pro | тигго 8, тиго 8, тигго8, тиго8, тигго 8 про, тиго 8 про, tiggo 8, tiggo8, тигго 8 про макс |
Chery | Tiggo | тигго, тиго, тигo, тигуша чери | T11
Chery | Arrizo 8 | арризо 8, аризо 8, арризо, аризо, arrizo |
Chery | Amulet | амулет |
Chery | QQ | кюкю |
Haval | Jolion | джолион, жолион, джулион, джолеон, жолиoн |
Haval | F7 | ф7, ф 7, эф7, эф 7, f 7, f7x, ф7х |
Haval | Dargo | дарго, дарга |
Haval | H6 | н6, аш6, h 6, х6 хавал, аш 6, хавал н6 |
Haval | M6 | м6, эм6, m 6, эм 6 |
Haval | H9 | н9, аш9 |
Changan | CS35 Plus | цс35, сs35, кс35, cs35, cs 35, сис 35, цс 35, си эс 35, цс35 плюс, cs35plus |
Changan | CS55 Plus | цс55, cs55, cs 55, цс 55, си эс 55, цс55 плюс, сс55, cs55plus |
Changan | CS75 Plus | цс75, cs75, cs 75, цс 75, си эс 75, цс75 плюс, cs75plus |
Changan | UNI-K | уник, юник, uni k, юни к, уни к, unik, юни кей, юни-кей |
Changan | UNI-V | юни ви, uni v |
Changan | UNI-T | юни ти, uni t |
Changan | Alsvin | алсвин, альсвин, элсвин |
JAC | S3 | с3, эс3, s 3, эс 3 |
JAC | S5 | с5, эс5, s 5, эс 5 |
JAC | J7 | джей 7, дж7, ж7, j 7, джей7 |
JAC | JS4 | джс4, js 4, джейс 4, жс4, джс 4 |
JAC | T6 | т6, t 6, тэ6 |
JAC | N56 | н56, n 56 |
GAC | GS3 | гс3, gs 3, гс 3, джи эс 3 |
GAC | GS8 | гс8, gs 8, гс 8, джи эс 8 |
GAC | Empow | эмпоу, эмпов, импоу |
Exeed | TXL | тхл, тиксэл, тиксель, тэиксэль, ти икс эль |
Exeed | VX | вх, викс, vx |
Exeed | LX | лх эксид, эксид лх |
Exeed | RX | эксид рх |
Jetour | X70 Plus | х70, икс70, х 70, x70, х70 плюс, икс 70, x 70 |
Jetour | Dashing | дашинг, дэшинг, дэшин, дашин |
Jetour | T2 | т2, тэ2, t 2, т 2 |
Jetour | X90 Plus | х90, икс90, х 90, x90, х90 плюс, икс 90, x 90 |
Tank | 300 | танк 300, танк300, tank300, трёхсотый танк, трехсотый танк |
Tank | 500 | танк 500, танк500, tank500, пятисотый танк |
Daewoo | Nexia | нексия дэу, дэу нексия, нексия, нексиа, некся, нехия, нексюха | N100 N150
Daewoo | Matiz | матиз, матис, матизик, матиc, матыз |
Daewoo | Gentra | джентра дэу, джентра, жентра, гентра |
Daewoo | Espero | эсперо |
Daewoo | Tico | тико |
Daewoo | Lanos | ланос |
SsangYong | Actyon | актион, актьон, актyon, акшен, актийон, экшн, актеон | CK
SsangYong | Kyron | кайрон, кирон, кайрoн, кайран |
SsangYong | Rexton | рекстон, рэкстон, рекстoн, рекс, рекстан | Y200
SsangYong | Nomad | номад, намад |
SsangYong | Musso | муссо |
SsangYong | Korando | корандо |
Suzuki | Grand Vitara | гранд витара, грандвитара, grandvitara, гранд, витара гранд, гранд витора | JT
Suzuki | SX4 | сх4, сикс 4, эс икс 4, sx 4, сх 4, сикс4 | GY JY
Suzuki | Vitara | витара, витора, эскудо, escudo | LY
Suzuki | Jimny | джимни, жимни, джимник, жымни | JB43 JB74
Suzuki | Swift | свифт |
Suzuki | Liana | лиана |
Isuzu | D-Max | димакс, д макс, ди макс, dmax, d max, дмакс, исузу дмакс | RT85
Isuzu | NQR | нкр, nqr75, нкр 75, nqr 75, нкр75 | 75
Isuzu | Trooper | трупер, трупепр, бигхорн, bighorn, трупeр | UBS
Infiniti | FX35 | фх35, эфикс, фх 35, fx 35, fx, фикс, фх, эф икс 35, фх35шка | S50 S51
Infiniti | QX56 | кх56, кух56, ку икс 56, qx 56, кью икс 56, qx, кх 56 | Z62
Infiniti | QX80 | кх80, кух80, ку икс 80, qx 80, кью икс 80, кх 80 | Z62
Infiniti | Q50 | ку50, кью50, ку 50, q 50, кью 50 | V37
Infiniti | G35 | г35 |
Acura | MDX | мдх, мдикс, эмдиэкс, мдикса, эм ди икс, мдкс | YD1 YD2 YD3
Acura | RDX | рдх, рдикс, эрдиэкс, эр ди икс, рдкс | TB1 TB3
Acura | TL | тл |
Genesis | G80 | г80, джи 80, g 80, джи80, ж80, г 80 | RG3
Genesis | GV70 | гв70, джи ви 70, gv 70, гв 70, жв70 | JK1
Genesis | G70 | г70, джи 70, g 70, джи70, ж70, г 70 | IK
Genesis | G90 | г90 |
`
