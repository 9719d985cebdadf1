/**
 * As search-words-data.ts, by the kinds a city directory has: branch by branch what is asked for
 * beside the common names, then goods by their makers, and English words shops are called by.
 */
export const kindWordLines = `
# Sağlık dalları
ağız diş çene cerrahisi, çene cerrahisi, pedodonti, çocuk diş, çocuk dişçisi, periodontoloji, diş estetiği, estetik diş, gülüş tasarımı > diş
göğüs hastanesi, göğüs hastalıkları, göğüs cerrahisi, göğüs doktoru, akciğer, bronşit, zatürre, nefes darlığı > göğüs, hastane, tıp merkezi
kalp damar, kalp cerrahisi, kardiyolog, kalp doktoru, tansiyon hastalığı, damar tıkanıklığı, varis > kalp, kardiyoloji, hastane, tıp merkezi
dermatoloji, cildiye, cilt hastalıkları, deri hastalıkları, deri ve zührevi
cildiye, cildiyeci, deri doktoru, egzama, sedef hastalığı, uyuz, mantar tedavisi, siğil > dermatoloji, deri ve zührevi, cilt, hastane, tıp merkezi
nefroloji, hemodiyaliz, böbrek hastalığı > diyaliz, üroloji, hastane
romatoloji, romatizma, kemik erimesi, kemik doktoru > fizik tedavi, ortopedi, hastane
algoloji, ağrı polikliniği, ozon tedavisi, kupa terapi, refleksoloji, nöral terapi, reiki, bioenerji, homeopati > fizik tedavi, alternatif tıp, tıp merkezi
kemoterapi, radyoterapi, tümör, kanser tedavisi, nükleer tıp > onkoloji, hastane
epilepsi, migren, baş dönmesi, alzheimer, parkinson, ms hastalığı > nöroloji, hastane, tıp merkezi
psikiyatri, psikiyatrist, nöropsikiyatri, ruh ve sinir, ruh doktoru
bağımlılık, alkol bağımlılığı, sigara bırakma, madde bağımlılığı, amatem > psikiyatri, hastane, psikolog
moralim bozuk, canım sıkkın, dertleşmek, konuşacak biri, psikolojim bozuk, içim daralıyor, hipnoterapi, vajinismus, cinsel terapi, yeme bozukluğu > psikolog, psikoloji, psikiyatri
yaşam koçu, öğrenci koçu, öğrenci koçluğu, kariyer danışmanı, aile danışmanlığı > danışmanlık, psikolog, koçluk
tüp bebek, kısırlık, aşılama, jinekolojik, gebe okulu, doğum koçu > kadın doğum, tüp bebek, doğumevi, hastane
yenidoğan, kuvöz, çocuk cerrahisi, çocuk kardiyoloji > çocuk hastanesi, hastane, çocuk doktoru
radyoloji, radyolog, emar çekimi, film çektirmek, akciğer filmi > görüntüleme, röntgen, laboratuvar, hastane
genetik testi, genetik, dna testi, babalık testi, covid testi, pcr, alerji testi, allerji, kan grubu, kan şekeri, hormon, tiroid, vitamin testi > laboratuvar, tahlil, tıp merkezi
sağlık raporu, sürücü raporu, ehliyet raporu, işe giriş raporu, sağlık kurulu > hastane, tıp merkezi, aile sağlığı
ameliyat olmak, ameliyat, anestezi, fıtık ameliyatı, safra kesesi, apandisit, guatr ameliyatı, operatör doktor > hastane, genel cerrah, tıp merkezi
verem savaş, dispanser > hastane
hasta nakil, cankurtaran, özel ambulans, evde doktor, eve doktor > ambulans, sağlık kabini, hastane
hasta yatağı, havalı yatak, hasta yatağı kiralama, bandaj, baston, koltuk değneği, protez bacak, işitme pili, engelli aracı, akülü sandalye, nefes cihazı > medikal, ortez, işitme
diyabet, şeker hastası, çölyak hastası, obezite merkezi, kilo kontrolü > diyetisyen, dahiliye, hastane
ergoterapi, dil ve konuşma, işaret dili, zeka testi, dikkat testi, öğrenme güçlüğü > rehabilitasyon, özel eğitim, pedagog
saç dökülmesi, kellik, saç mezoterapisi, dövme sildirme, lazerle silme, yağ aldırmak, meme estetiği, kaş ekimi > saç ekimi, estetik, cilt bakımı
ilaç deposu, ecza deposu > ecza, eczane, ilaç
islamik hacamat, kupacı, sülükçü > hacamat, alternatif tıp
# Güzellik, bakım
saç boya, saç boyası, saç örgü, boncuk örgü, gelin topuzu, saç maşası, bigudi, saç spası, botoks saç > kuaför, saç
çocuk kuaförü, çocuk berberi > kuaför, berber, çocuk dostu
podoloji, kuru manikür, fransız manikürü, ayak bakım > manikür, pedikür, tırnak
yüz masajı, anti aging, altın oran, g5 masajı, bölgesel incelme, bölgesel zayıflama, selülit, lenf drenaj > güzellik, cilt bakımı, masaj
kaplıca, termal, termal otel, ılıca, çamur banyosu > termal, kaplıca, hamam, spa
# Ev, yapı, tarım
abajur, spot lamba, led şerit, lambader, floresan > avize, aydınlatma, elektrik malzemesi
armatür, musluk bataryası, rezervuar, banyo dolabı, lavabo dolabı, su deposu, plastik boru > banyo, seramik, yapı malzemesi, nalbur, tesisat
apartman yönetimi, site yönetimi, bina yönetimi > yönetim, emlak, temizlik
asfalt, yol yapım, kilit taşı, parke taşı, bordür > inşaat, beton, yapı malzemesi
baca temizliği, baca ustası, soba borusu, kuzine > baca, soba
bahçe mobilyası, hamak, salıncak takımı, bahçe şemsiyesi, plaj şemsiyesi > mobilya, bahçe, branda
balkon kapama, kış bahçesi, bioklimatik, polikarbon, sundurma, giyotin cam > cam balkon, pimapen, tente
bariyer, otomatik kapı, garaj kapısı, turnike, plaka tanıma, bahçe kapısı motoru > otomatik kapı, çelik kapı, güvenlik sistemleri
çelik konstrüksiyon, prefabrik, prefabrik ev, konteyner, hangar, ahşap ev, tiny house > inşaat, demir, yapı malzemesi, prefabrik
çevre düzenleme, ağaç kesim, çim serme, otomatik sulama, bahçe bakım, hobi bahçesi > peyzaj, bahçıvan, fidanlık
çit, tel çit, tel örgü, dikenli tel, panel çit > tel, demir, yapı malzemesi
dekorasyon, iç dekorasyon, mutfak tadilatı, banyo tadilatı, ev tadilat, komple tadilat, restorasyon > dekorasyon, inşaat, mimarlık, yapı malzemesi
duvar örme, sıva yaptırmak, şap, taşeron, kalıp ustası, kaba inşaat, anahtar teslim > inşaat, müteahhit
ev boyama, evimi boyatmak, boya yaptırmak, boya badana ustası, toz boya, tiner, fırça rulo > boyacı, boya, nalbur
ev ilaçlama, sivrisinek, haşereci, akrep yılan > ilaçlama
ofis temizliği, ev temizliğine, temizliğe kadın, cam silme, inşaat sonrası temizlik, yatak yıkama, kilim yıkama > temizlik, halı yıkama
granitçi, mermerci, mermerit, mutfak tezgahı, mermer tezgah, taş ocağı, taş tozu > mermer, granit, yapı malzemesi
ısı pompası, elektrikli soba, ısıtıcı, infrared, ufo ısıtıcı, vantilatör, pervane > elektronik, beyaz eşya, ısıtma, klima
kontrplak, sunta, suntacı, mdf, suntalam, menteşe, kulp, ray menteşe, mobilya aksesuarı, mutfak dolabı > kereste, mobilya, hırdavat, yapı market
ses yalıtımı, su izolasyonu, strafor, yağmur oluğu, oluk, kiremit, shingle, membran, sandviç panel > çatı, izolasyon, yalıtım, yapı malzemesi
su kaçak, kırmadan su kaçağı, su arıza, petek takma, doğal gaz, kombi montaj, klozet değişimi > tesisat, tesisatçı, doğalgaz
sünger, süngerci, silikon, elyaf, minder, puf, şilte > sünger, yatak, koltuk döşeme
trafo, elektrik panosu, pano, kaçak akım, şalter, elektrik mühendisi, elektrik proje, kuvvetli akım > elektrik, elektrik malzemesi, elektrikçi
yük asansörü, sahne asansörü, engelli asansörü, asansör arızası, asansör bakımı > asansör
zemin etüdü, jeoloji, jeofizik, yapı denetim, statik proje, proje çizimi, harita mühendisi, aplikasyon, imar > mühendislik, mimarlık, harita
saman, samancı, yonca, silaj, küspe, arpa, kepek > yem, hayvancılık, tarım malzemesi
seracı, örtü naylonu, sera naylonu, malç, pamuk, ayçekirdeği tohumu, mısır tohumu > tarım, ziraat, tarım malzemesi, sera
inek, küçükbaş, büyükbaş, kuluçka, damızlık, buzağı, koyun, keçi, süt sağım makinesi > hayvancılık, çiftlik, yem
tahıl, buğday, soya, çeltik, arpa buğday, harman > zahire, hububat, değirmen, tarım
soğuk hava deposu, buz makinesi, sanayi tipi dolap, endüstriyel mutfak, çay makinesi, kahve makinesi, dondurma makinesi, fırın makinesi > endüstriyel mutfak, mutfak eşyası, soğutma
# Sanayi
galvaniz, kaplama sanayi, nikelaj, krom kaplama, lazer kesim, sac kesim, abkant, plazma kesim > metal, demir, torna, çelik
enjeksiyon, plastik kalıp, poşet fabrikası, çöp poşeti, streç film, çuval, jüt, plastik ambalaj, palet, ahşap palet, sandık > plastik, ambalaj
buhar kazanı, kazan, brülör, endüstriyel kazan > kazan, ısıtma, makine
madencilik, maden, sondaj makinesi, taş kırma > maden, makine, inşaat
kot taşlama, kot yıkama, kot boyama > kot, jeans, konfeksiyon, tekstil
fason dikim, fason üretim, kumaş boyama, dikim atölyesi > konfeksiyon, tekstil
peçete, tuvalet kağıdı, havlu kağıt, ıslak mendil, kağıt bardak, karton bardak, kağıt havlu > kağıt, ambalaj, market
sabun, sabuncu, zeytinyağlı sabun, defne sabunu > sabun, kozmetik, temizlik, kimya
şampuan, krem, diş macunu, parfümcü, deodorant, peluş mendil, güneş kremi > kozmetik, parfümeri, eczane, market
sabun deterjan, çamaşır deterjanı, bulaşık deterjanı, yumuşatıcı, oda spreyi, temizlik kimyasalı > temizlik, kozmetik, kimya, market
halat, ip urgan, urgan, sicim, ağ, balık ağı, file > ip, iplik, hırdavat
lastik kauçuk, conta imalat, hortum, hidrolik hortum, konveyör, bant, kayış > kauçuk, hırdavat, makine
dikiş makinesi, dikiş makinesi tamiri, overlok makinesi, nakış makinesi > dikiş makinesi, dikiş malzemesi, tuhafiye
etiket, barkod etiketi, fiş rulo, rulo kağıt > etiket, matbaa, kağıt, kırtasiye
konserve, salça konserve, konserveci, turşu konserve, domates konservesi > konserve, salça, tamek, tukaş, gıda, market
salça, turşu salça, domates salçası, reçel > gıda, market, salça
# Alışveriş
bayrak, bayrakçı, flama, rozet, kokart, isim yazdırma, tişört baskı, kupa baskı, fotoğraflı hediye > promosyon, reklam, hediyelik
bisikletçi, elektrikli bisiklet, elektrikli scooter, bisiklet tamircisi > bisiklet
büro mobilyası, ofis mobilyası, ofis masası, çalışma koltuğu, büro koltuğu, köşe takımı, yemek odası takımı, konsol, vestiyer, ayakkabılık > mobilya, büro, ev eşyası
mefruşat, mefruşatçı, cami halısı, yolluk, paspas halı, halı kenar dikimi, tül perde, güneşlik, rustik > perde, halı, ev tekstili
çanta tamiri, deri tamir, valiz tamiri, bavul tamiri, ayakkabı boyacısı, ayakkabı boyatmak, fermuar tamiri > ayakkabı tamiri, lostra, çanta, deri
gece kıyafeti, elbise kiralama, kostüm, kostüm kiralama, mezuniyet kepi, cüppe, okul kıyafetleri > abiye, kiralama, giyim
ikinci el eşya, eski eşya alan, eşya satmak, eşyalarımı satmak, spotçu, eskiciler > ikinci el, spotçu, eskici
kasap malzemesi, şarküteri malzemesi, sosis, salam, kavurma almak, işkembe almak, ciğer kıyma > kasap, şarküteri
kristal, vazo, biblo, çerçeve resim, duvar saati, ayna modelleri > züccaciye, hediyelik, ev dekorasyon
kurukahveci, öğütülmüş kahve, çekilmiş kahve, çekirdek kahve, dibek kahvesi, kahve satın almak > kahve, kuruyemiş, kahveci
organik pazar, köylü pazarı, el yapımı, ev yapımı, doğal ürün, bitkisel ürün, köy tavuğu, gezen tavuk yumurtası, çiğ süt > köy ürünleri, organik, yöresel ürünler, çiftlik
sebze hali, balık hali, toptan sebze, toptancı hali, balık pazarı > manav, toptan, balıkçı
sedef, tavla takımı, satranç takımı, tavla satan > hediyelik, oyuncak
sosyal market, perakende, zincir market, marketler zinciri, şok, indirim marketi, alışveriş > market, süpermarket
fabrika satış, fabrika satış mağazası, seri sonu, outlet mağaza > outlet, alışveriş merkezi, giyim
toptan giyim, toptan çorap, toptan oyuncak, tuhafiye toptan > toptan, giyim, tuhafiye
tüpgaz, mutfak tüpü, piknik tüpü, sanayi tüpü > tüp
yarım altın, gram altın, ata lira, altın bilezik, altın kolye, altın küpe, hurda altın, altın fiyatları, altın satmak, altıncı > kuyumcu, kuyum, sarraf, mücevher
yelek, bornoz takımı, pijama takımı, eşofman takımı, gecelik, büstiyer, korse, kravat papyon, takkeci, şal atkı > giyim, iç giyim, konfeksiyon
kupa bardak, sefer tası, çeyizlik bardak, düdüklü tencere, tost makinesi, çay makinesi arzum, blender, mikser > züccaciye, mutfak eşyası, elektronik
oyun parkı imalat, park ekipmanı, şişme oyun, top havuzu kiralama, şişme kaydırak > oyun alanı, eğlence merkezi, organizasyon
# Hizmet, resmî iş
arşiv, evrak imha, dosya dolabı, imza kaşe, mühür, kaşe yaptırmak, kaşeci > kaşe, matbaa, kırtasiye
belediye otobüsü, otobüs saatleri, kentkart, metro istasyonu, dolmuş, dolmuş durağı, durak > otobüs durağı, durak, terminal
havaalanı, havalimanı, feribot, gemi bileti, uçak > havaalanı, bilet, seyahat
evlendirme dairesi, nikah dairesi, evlilik dairesi, nikah günü almak > nikah, belediye
gümrük, gümrükçü, gümrük müşaviri, gümrükleme, ithalat ihracat > gümrük, dış ticaret, müşavirlik
hukuk danışmanlığı, aile hukuku, ceza avukatı, boşanma avukatı, iş hukuku, tazminat, icra avukatı, vasiyet > avukat, hukuk
ön muhasebe, yeminli mali müşavir, e fatura, bağkur, sgk işlemleri, muhtasar > mali müşavir, muhasebe
marka tescil, patent, patent ofisi, patentçi, kalite belgesi, iso belgesi > patent, danışmanlık
noter, noterden, vekalet çıkarmak > noter
pasaport, vize, vize danışmanlığı, vize randevusu, çalışma izni, ikamet izni > vize, seyahat, danışmanlık
tapu dairesi, kadastro, tapu müdürlüğü > tapu, müdürlük, emlak
trafik müdürlüğü, plaka, plakacı, plaka bastırmak, ruhsat, araç tescil > plaka, oto, müdürlük
mezar taşı, mezarcı, mezar yapımı, taziye evi, taziye yemeği, cenaze aracı, cenaze nakil, lahit > cenaze, mezarlık, mermer, catering
milli eğitim, eğitim müdürlüğü, sosyal hizmetler, halk sağlığı, tarım müdürlüğü, göç idaresi > müdürlük
müzayede, tablo satmak, antika saat, gramofon > antika, sanat galerisi
çelik raf, raf sistemi, raf stand, market rafı, depo rafı, mağaza rafı, teşhir standı, market ekipmanı, mağaza ekipmanı > raf, metal, çelik, reklam, mobilya
stand, stant, stantçı, fuar standı, led ekran, led tabela, araç giydirme, cam giydirme, totem tabela > reklam, tabela, fuar
logo tasarım, logo, kurumsal kimlik, sosyal medya, sosyal medya uzmanı, e ticaret, mobil uygulama, yazılımcı, internet sitesi yaptırmak > reklam, yazılım, web tasarım, ajans
teknik servis, bilgisayar teknik servis, yazıcı tamiri, oyun konsolu tamiri > teknik servis, bilgisayar, elektronik, beyaz eşya servisi
fiber internet, internet aboneliği, modem, fatura ödemek, fatura ödeme, numara taşımak > telekom, telefoncu, internet
video çekimi, tanıtım filmi, drone çekimi, bebek fotoğrafı, doğum fotoğrafçısı, ürün çekimi, portre çekimi, fotoğraf baskı, nikah fotoğrafı, dış çekim > fotoğrafçı, fotoğraf, stüdyo
masa sandalye kiralama, sandalye kiralama, çadır kiralama, ses sistemi kiralama, palyaço, animasyon, konsept doğum günü, sihirbaz, jonglör > organizasyon, parti malzemesi, düğün salonu
davul zurna, davulcu, orkestra, bando, ilahi grubu, semazen, müzik grubu, düğün müziği > organizasyon, düğün, müzik
düğün konvoyu, gelin alma arabası, klasik araba kiralama, limuzin > araç kiralama, oto kiralama, organizasyon
düğün davetiyesi, davetiyeci, nikah davetiyesi, sünnet davetiyesi > davetiye, matbaa, reklam
düğün dansı, ilk dans, dans hocası > dans, düğün
düğün videosu, düğün klibi, düğün hikayesi > düğün fotoğrafçısı, fotoğrafçı
kamyonet kiralama, kiralık kamyonet, kiralık vinç, kiralık platform, sepetli vinç, manlift > nakliyat, vinç, iş makinesi kiralama, araç kiralama
uluslararası nakliyat, yurt dışı nakliyat, frigo taşıma, parsiyel, tır nakliyesi > nakliyat, lojistik, taşımacılık
özel şoför, valelik, özel sürücü > şoför, taksi, vale
taksi çağırmak, taksi lazım, taksi numarası > taksi
gözetim, koruma, özel koruma, apartman görevlisi, site güvenliği > güvenlik
# Okul, kurs, spor
ehliyetsizim, ehliyetim yok, direksiyona alışmak, trafiğe çıkmak, motosiklet ehliyeti, tır ehliyeti, ehliyet kaç para > sürücü kursu, ehliyet
açık lise, açıköğretim, açık öğretim, açık okul, dışarıdan okumak, dışarıdan bitirmek > açıköğretim, kurs, dershane, halk eğitim
okuma yazma, hızlı okuma, mental aritmetik, zeka oyunu > etüt, kurs, satranç, kurs merkezi
fen bilimleri, fizik kimya, geometri, türev integral, deneme kulübü, msü, dgs, ygs, sbs > dershane, kurs merkezi, sınava hazırlık
mesleki yeterlilik, sertifika programı, forklift belgesi, barista eğitimi, hasta bakım kursu, spikerlik, hosteslik, modelist, stilist, moda tasarım, manken, mankenlik, makyaj kursu > kurs, meslek kursu, meslek edindirme
yemek kursu, aşçılık okulu, pasta kursu, gastronomi > aşçılık kursu, kurs, mutfak
yurt dışı eğitim, work and travel, dil okulları, erasmus > yurt dışı eğitim, danışmanlık, dil kursu
yüksek lisans, tez yazdırmak, tez, akademik danışmanlık > danışmanlık, sınava hazırlık
okul kantini, kantin, okul aile > kantin, büfe
akrobasi, cimnastikçi, parkur, jimnastik kursu > jimnastik, spor salonu
egzersiz, bireysel antrenör, özel antrenör, ağırlık salonu, vücutçu, kondisyon, protein alıp spor > spor salonu, fitness
futbol kulübü, futbol okulları, top peşinde, minik futbol, kaleci antrenmanı > futbol, futbol okulu, halı saha
golf, mini golf, sörf, rüzgar sörfü, motokros, enduro, offroad, ralli > spor kulübü, doğa sporları, golf
karate, judo, taekwondo, mücadele sporları, dövüş sporları, savunma sporları, uzak doğu sporları
folklor, halay, horon, çiftetelli, roman dansı, oryantal, hip hop, modern dans > dans, halk oyunları
flüt kursu, org kursu, kaval, zurna, ney, kemençe, cümbüş, tambur, kanun çalmak, akordeon, trampet > müzik kursu, müzik evi
piyano akort, gitar tamiri, saz tamiri, tel değişimi, çalgı > müzik aletleri, müzik evi, enstrüman
plaj, kumsal, deniz kenarı, denize girmek, sahil > plaj, piknik, sahil, havuz
lokal, dernek lokali, emekliler lokali > lokal, kıraathane, dernek
opera, konservatuar, senfoni, festival alanı, meddah, karagöz, sirk > tiyatro, konser salonu, kültür merkezi
türbe, ziyaret yeri, şehitlik, anıt, kale, köprü gezmek > tarihi yer, ören yeri, müze, cami
# Araç
oto anahtar, araba anahtarı, kumanda kopyalama, immobilizer, araç kapısı açma > çilingir, anahtarcı, oto elektrik
oto cila, boya koruma, pasta cilacı, çizik giderme, leke çıkarma koltuk, iç temizlik araba > oto yıkama, oto kuaför
oto egzoz, katalizör, partikül filtresi, egzozcular > egzoz, oto tamir
oto kaporta, kaportacı usta, şase, kaza onarım, düzeltme araba, cam tavan > kaporta, oto boya, oto tamir
oto tuning, çip atma, yazılım atma, modifiye, spoiler, xenon, led far, multimedya, geri görüş kamerası, park sensörü > oto aksesuar, oto elektrik, oto müzik
oto kilit, oto pazar, oto hurda, hurda araba, çıkma motor > çıkma parça, oto yedek parça, oto aksesuar
paket lastiği, bijon, jant boyama, jant tamiri, jantçı, çelik jant > jant, lastik, oto aksesuar
madeni yağ, gres yağı, motor yağı satan, adblue > oto yedek parça, yedek parça, akaryakıt
kaza yapan, kaza yaptık, araba kaldırmak, araç kurtarma, arabayı çektir > çekici, yol yardım, oto kurtarma
karavan tamiri, tır garajı, kamyon garajı, tır tamiri, kamyon tamiri, otobüs tamiri > tır, ağır vasıta, kamyon, oto tamir
araç takip, araç takip sistemi, navigasyon, taksimetre, takograf > oto elektrik, oto aksesuar, elektronik
servis, servisi, tamir, tamirci, tamircisi, tamirhane, onarım
# Yeme içme, eğlence
tır parkı, tırımı, tırcı, kamyoncu, uzun yol, şoför lokantası, yol üstü, mola vermek, mola yeri > yol lokantası, dinlenme tesisi, motel, lokanta
kedim zehirlendi, köpeğim zehirlendi, kedim yemek yemiyor, köpeğim topallıyor, kedi yaralandı, köpek yaralandı > veteriner
zehirlendim, zehirlenme, yaralandım > hastane, acil, tıp merkezi
açık büfe, açık büfe kahvaltı, açık büfe yemek, sınırsız kahvaltı > kahvaltı, restoran, otel
amerikan bar, pavyon, dans kulübü, türkü gecesi > bar, gece kulübü, gazino, meyhane
ekmek arası, yarım ekmek, ekmek arası köfte, balık dürüm, soğuk sandviç > büfe, köfte, kokoreç, dürüm, fast food
fal kahvesi, fal baktırmak, tarot, kahve falına baktırmak, yıldızname > fal, kahve
kır kahvesi, kır bahçesi, aile kahvesi, semaver > çay bahçesi, kır düğünü, kafe
hamur işi, hamur, mantı açtırmak, yufka açan, erişte, ramazan pidesi, tırnaklı pide > fırın, börek, gözleme, mantı
hazır yemek, günlük yemek, evlere yemek, iftar çadırı, ziyafet, düğün yemekçisi, aşçı kiralama > catering, ev yemekleri, yemek fabrikası
soda, maden sodası, enerji içeceği > market, büfe, içecek
playstation kafe, oyun bilgisayarı, langırt oynamak, bilardo oynamak, okey atmak > oyun salonu, internet kafe, masa oyunları, kıraathane
gastropub, tapas, şarap tadım, winehouse > şarap evi, pub, bar
veganburger, vegan yemek, falafel, bowl > vejetaryen, fast food, restoran
# Üreticiler, markalar
efes pilsen, efes bira, tuborg, carlsberg, bomonti, heineken, miller bira, corona bira, amsterdam bira > bira, birahane, bira evi, pub, bar
yeni rakı, tekirdağ rakısı, beylerbeyi göbek, yeşil efe > meyhane, tekel, alkollü içecek
jack daniels, chivas, johnnie walker, smirnoff, absolut, jagermeister > viski, bar, kokteyl, tekel
marlboro, parliament, kent sigara, winston, tekel 2000, camel, iqos, puf, vozol > tekel, tütün, market, büfe
coca cola, kola, pepsi, fanta, sprite, red bull, cappy, uludağ gazoz > market, büfe, içecek
erikli, pınar su, hayat su, sırma, nestle su, 19 litre su > su bayii, içme suyu, damacana
ülker, eti bisküvi, torku, tamek, tukaş, knorr, nescafe, çaykur, lipton, pınar süt, sütaş, tukaş turşu, nestle > market, gıda, süpermarket
persil, ariel, omo, domestos, fairy, cif, pril, bingo deterjan > market, temizlik, kimya
prima, molfix, sleepy, bebelac, aptamil, hipp, bebek bezi mama > bebek, market, eczane
parol, aspirin, majezik, arveles, augmentin, minoset, calpol, vermidon, nurofen, apranax, gripin, bepanthen, betadin > eczane
loreal, nivea, avon, farmasi, oriflame, maybelline, golden rose, la roche posay, avene, bioderma > kozmetik, parfümeri, eczane
filli boya, marshall, dyo, polisan, jotun, dulux > boya, nalbur, yapı market
makita, dewalt, stihl, husqvarna, einhell, hilti, metabo > hırdavat, nalbur, el aletleri
vitra, kale seramik, eca, artema, kütahya seramik, çanakkale seramik > seramik, banyo, yapı malzemesi
ziraat bankası, iş bankası, garanti bankası, yapı kredi, akbank, halkbank, vakıfbank, denizbank, finansbank, kuveyt türk, albaraka, ptt bank, ptt matik > banka, atm
aras kargo, mng kargo, yurtiçi kargo, sürat kargo, ptt kargo, ups, dhl, fedex, hepsijet, trendyol express, kargom nerede > kargo
yemeksepeti, getir yemek, trendyol yemek, migros yemek, online sipariş, eve sipariş > paket servis, adrese teslim, restoran
avis, sixt, hertz, enterprise, garenta, europcar > araç kiralama, oto kiralama
kamil koç, metro turizm, pamukkale turizm, varan turizm > otobüs firması, seyahat, otogar
pegasus, türk hava yolları, thy, anadolujet, sunexpress > havaalanı, bilet, seyahat
axa, allianz, anadolu sigorta, aksigorta, mapfre, güneş sigorta, ray sigorta > sigorta
ipragaz, likitgaz, mogaz, milangaz > tüp, otogaz
digiturk, dsmart, tivibu, bein, çanak ayarı > uydu, elektronik
türk telekom, superonline, millenicom, turknet > telekom, telefoncu, internet
rayban, osse, vogue gözlük, lens solüsyonu > optik, gözlük
barbie, hot wheels, lego oyuncak, playmobil, slime, peluş, peluş oyuncak, ahşap oyuncak > oyuncak
casio, rolex, seiko, fossil, swatch, daniel klein > saat, saatçi
bianchi, salcano, kron bisiklet, bisan > bisiklet
tefal, korkmaz, emsan, hisar, arzum, sinbo, fakir süpürge, karaca çaydanlık > züccaciye, mutfak eşyası, beyaz eşya
huğlu, sarsılmaz, canik, saçma fişek > silah, av malzemesi
blum, hafele, mutfak rayı > mobilya, hırdavat
man servisi, mercedes kamyon, ford kamyon, isuzu, otokar, temsa > kamyon, tır, otobüs, oto tamir, oto servis
honda motor, cg motor, rks, arora, tvs motor, benelli, kymco, piaggio > motosiklet
dyson, rowenta, kirby, süpürge torbası > elektronik, elektrikli süpürge, beyaz eşya
# Adların İngilizcesi
ayakkabı, footwear, shoes, shoe
mobilya, furniture
sandviç, sandwich
viski, whisky, whiskey, whiskiy
bebek, baby
giyim, fashion, wear, clothing
optik, optic, optical
saatçi, watch
çiçekçi, flower, flowers, florist
oyuncak, toys, toy
kitap, book, books
mücevher, jewellery, jewelry, jewels
hediyelik, souvenir, gift
halı, carpet, rugs
deri, leather
ev tekstili, linens, hometextile
aydınlatma, lighting
elektronik, electronics, electronic
mobile, phone > telefoncu, telefon, telekom
yazılım, software
tatlı, dessert, sweets
fırın, bakery
çikolata, chocolate
turizm, tourism, travel, tours
kargo, cargo, express
lojistik, logistics, logistic
güvenlik, security
kurs, academy, akademi
müzik, music
fotoğraf, photo, photography
reklam, medya, media
emlak, realty
mimarlık, architecture
medikal, medical
klinik, clinic, clinik
balık, fish, seafood
dalış, diving, dive
tenis, tennis
araba, auto, car
# Kısaltmalar
ith = ithalat
ihr = ihracat
fak = fakültesi
uni, univ = üniversitesi
# Esnaf, el işi, giyim
saç ördürmek, örgü yaptırmak, örgü ördürmek, afro örgü, balık sırtı örgü > kuaför, saç
pedodontist, çocuk diş hekimi, süt dişi > diş, diş kliniği, diş hekimi
römork, karoser, damper, treyler, çeki demiri > römork, oto, kaporta, traktör
psikoteknik, src, src belgesi, ticari taksi belgesi > sürücü kursu, psikoteknik
taekwondo, aikido, wing chun, krav maga, muay thai, capoeira > dövüş sporları, spor salonu
ağaç budama, budama, çim biçme, çit budama > peyzaj, bahçe, çiçekçi
telefon kılıfı, kılıf, ekran koruyucu, kırılmaz cam > telefon, elektronik
fermuar, fermuar değiştirme, düğme dikme, söküğüm var > terzi, dikim, tadilat
dikiş, dikiş diktirmek, nakış işletmek, nakış yaptırmak > terzi, nakış, dikim
kamelya, çardak, pergola, veranda > ahşap, peyzaj, marangoz
kefen, cenaze levazımatı, cenaze malzemesi > cenaze
hattat, hat sanatı, tezhip, minyatür > sanat, çerçeve, el sanatları
boncuk, kurdele, süs malzemesi, hobi malzemesi, mumluk > hediyelik, tuhafiye, kırtasiye
tespih, tesbih, zemzem, hac malzemesi > hediyelik, dini kitap
beşik, park yatak, emzik, biberon > bebek ürünleri, bebek, çocuk
çizme, bot, babet, sandalet, patik > ayakkabı, kundura
drone, havadan çekim, drone çekim > fotoğrafçı, fotoğraf
mantı, mantıcı, su mantısı, kayseri mantısı > ev yemekleri, mantı, yöresel mutfak
dökümcü, döküm, dökümhane, demir döküm, pik döküm > demir, metal, çelik
textile, textiles, garment, fabric > tekstil, kumaş, giyim
dry cleaning, dry cleaner, laundry, laundromat > kuru temizleme, çamaşırhane
`;
