/**
 * As search-words-data.ts, from the other side: goods, ailments and errands by trade, and the trades
 * they lead to; then what names in lists shorten.
 */
export const needWordLines = `
# Yeme içme
meze, mezeci, acılı ezme, gavurdağı, haydari > meyhane, ocakbaşı, kebap
ali nazik, patlıcan kebabı, ciğer kebabı, kuzu tandır, kaburga dolması, cağ kebabı, büryan, kuyu kebabı > kebap, ocakbaşı, et lokantası
zurna, tavuk dürüm, et dürüm, lavaş > dürüm, döner, kebap
mercimek çorbası, ezogelin, tarhana, tavuk suyu > çorba, esnaf lokantası, ev yemekleri
kısır, yaprak sarma, lahana sarma, dolma, zeytinyağlı yemek, güveç, türlü, musakka, karnıyarık > ev yemekleri, esnaf lokantası, lokanta
öğrenci yemeği, öğrenciye yemek, öğrenci menüsü > öğrenci indirimi, ev yemekleri, öğrenci kafesi
çoban kavurma, sac tava > kavurma, et lokantası, ızgara
ızgara balık, kalamar, balık yiyelim, balık yenecek > balık restoranı, balık, alabalık
katmer, yufka, yufkacı, bazlama > gözleme, börek, fırın
börekçi, su böreği > gözleme, sac böreği
boyoz, gevrek, poğaça, sade açma, zeytinli açma, çatal > fırın, simit, pastane
milkshake, smoothie, limonata, taze sıkılmış, portakal suyu > kafe, meyve suyu
salep, boza, muhallebi > tatlı, bici bici, kafe
nargile içmek, nargile içilecek > nargile
tavla, batak, pişti, iskambil, kağıt oynamak, okey oynamak > kıraathane, masa oyunları, çay ocağı
kuru pasta, düğün pastası, pasta yaptırmak, pasta siparişi, tatlı siparişi > pastane, pasta
toplu yemek, düğün yemeği, mevlit yemeği, personel yemeği > catering, yemek, yemek fabrikası
sabaha karşı yemek, gece yarısı yemek, nöbet çıkışı > çorba, ciğer, yol lokantası
iş yemeği, akşam yemeği romantik, evlilik yıl dönümü > restoran, ocakbaşı, balık restoranı
fıçı bira, bira bahçesi, biracı > birahane, bira evi, pub
viski, votka, cin tonik, mojito > kokteyl, bar, pub
stand up, açık mikrofon, konser dinlemek, canlı performans > canlı müzik, caz, bar

# Konaklama
oda fiyatları, çift kişilik oda, tek kişilik oda, otel odası, konaklamak > otel, pansiyon, apart
refakatçi, hasta refakatçisi, hastaneye yakın konaklama, hastane konaklama > misafirhane, misafir evi, pansiyon
ucuz konaklama, öğrenci pansiyonu, bekar odası > pansiyon, misafirhane, motel
aylık kiralık daire, eşyalı daire, mutfaklı oda > apart, suit
konukevi, konuk evi, misafirhane, misafir evi

# Düğün
nedime, nedimelik, söz elbisesi, nişan elbisesi, balo, mezuniyet > abiye, nişanlık
duvak, gelin tacı, prenses model, tesettür gelinlik > gelinlik
smokin kiralama, damat takımı, papyon, kravat almak > damatlık
kına tepsisi, söz tepsisi, nişan tepsisi, bohça, kına tacı > kına, çeyiz
gelin arabası, araba süsleme, nikah masası > çiçekçi, organizasyon, süsleme
elbise diktirmek, diktirmek, etek boyu, kıyafet daraltmak, fermuar değişimi, sökük > terzi, tadilat, dikimevi

# Sağlık
diş çekimi, diş kaplama, porselen diş, diş röntgeni, çürük, dolgu yaptırmak, ortodontist, tel tedavisi > diş
katarakt, şaşılık, miyop, astigmat, göz lazer > göz doktoru, göz hastalıkları, göz merkezi
kontakt lens, gözlük camı, gözlük çerçevesi, güneş gözlüğü, numaralı gözlük > optik, gözlük
işitme testi, kulak testi, kulak kalıbı > işitme
kireçlenme, menisküs, omuz ağrısı, felç, inme, kas ağrısı, belim tutuldu, sırtım tutuldu, boynum ağrıyor > fizik tedavi, fizyoterapi, ortopedi
evlilik terapisi, çocuk psikoloğu, öfke, takıntı, özgüven, dikkat eksikliği, terapist > psikolog, psikoloji, psikiyatri
bebek aşısı, çocuk aşısı, aşı takvimi > çocuk doktoru, sağlık kabini
hemogram, kan sayımı, gebelik testi, kolesterol, hormon testi, idrar tahlili, tahlil sonucu > laboratuvar, tahlil
mr çektirmek, röntgen çektirmek, ultrason, tomografi, emar > görüntüleme, laboratuvar, tıp merkezi, hastane
pansuman yaptırmak, yara bakımı, dikiş aldırmak, sonda, evde serum > sağlık kabini, hemşire
tansiyon aleti, hasta bezi, koltuk değneği, sedye, oksijen tüpü, şeker ölçüm cihazı > medikal, eczane
kuduz aşısı, mikroçip, kısırlaştırma, yavru kedi, tırnak kesimi kedi > veteriner
botoks yaptırmak, dudak dolgusu, burun estetiği, yağ aldırma > estetik, plastik cerrahi, güzellik
check up, sağlık taraması, muayene olmak > hastane, tıp merkezi, muayenehane
ambulans, acil servis, acil yardım, travma > hastane, acil
kalp krizi, çarpıntı, anjiyo > kardiyoloji, kalp, hastane
göğüs hastalıkları, astım, alerji, koah > göğüs, hastane, tıp merkezi

# Güzellik
coiffeur, coiffure, coiffeuse, friseur, hair design > kuaför, saç
estetisyen, güzellik uzmanı, peeling, kırışıklık, gözenek, leke tedavisi > güzellik, cilt bakımı
saç boyatmak, dip boya, balyaj, gölge saç, saç açma, fön çektirmek, saç kestirme > kuaför, saç
bıyık aldırmak, tüylerim, tüy dökme > epilasyon, güzellik
tırnak yaptırmak, kalıcı oje yaptırmak, tırnak süsleme > tırnak, manikür
kese attırmak, tellak, göbek taşı, köpük masajı > hamam
çocuk tıraşı, ense tıraşı, saç sakal > berber, erkek kuaförü

# Alışveriş
çeyrek, gram altın, burma bilezik, düğün takısı > kuyumcu, kuyum, sarraf
narenciye, naranciye, turunçgil, portakal, limon, greyfurt
muz, muzcu, muz ihracat
kozmetik, parfümeri, ıtriyat, parfüm, kişisel bakım ürünleri
temizlik malzemesi, temizlik malzemeleri, deterjan, çamaşır suyu, sıvı sabun > temizlik, kimya, market
tekel büfe, sigara, gece açık market, ekmek süt > market, bakkal, büfe
fotokopi çektirmek, çıktı almak, yazıcı çıktısı, ciltleme, fotokopi çekilir > fotokopi, fotokopici, kırtasiye
telefon tamiri, cep telefonu tamiri, telefon ekranı, ekran camı, batarya değişimi, telefon bataryası, bilgisayar parçası, laptop tamiri > elektronik, telefoncu, bilgisayar
sakız, ciklet, şekerleme
bisküvi, biskivi, kraker, gofret, kuru pasta
zahire, zahireci, bakliyat, hububat, bulgur, pirinç, nohut, mercimek
baharat, salça, kuru dolmalık, kurutmalık > baharatçı, aktar, köy ürünleri
koltuk, kanepe, çekyat, koltukçu, oturma grubu
yemek masası, tv ünitesi, genç odası, ofis koltuğu, portmanto > mobilya
tabak takımı, çatal kaşık, fincan, sürahi, cezve, tencere seti, çelik tencere, kek kalıbı > züccaciye, mutfak eşyası
nevresim, pike, battaniye, çarşaf, havlu, bornoz > çeyiz, ev tekstili
saksı çiçeği, orkide, gül buketi, çelenk, gelin buketi, kaktüs > çiçekçi, çiçek
vida, çivi, dübel, somun, matkap ucu, kontak spreyi, conta, fırça, yağlı boya > nalbur, hırdavat, yapı market
köy peyniri, tulum peyniri, keçi peyniri, çökelek, köy tereyağı, süzme bal, petek bal > köy ürünleri, yöresel ürünler, şarküteri
ikinci el kitap, eski kitap, roman almak, okuma kitabı > sahaf, kitabevi, kitapçı
çocuk bisikleti, bisiklet lastiği > bisiklet
iç giyim, iç çamaşırı, sütyen, atlet, pijama
av tüfeği, tabanca, mermi, fişek, silah > av malzemesi, silah
takım forma, eşofman, spor ayakkabı, forma > spor malzemesi, spor giyim
klimacı, iklimlendirme, havalandırma, klima satış
boya almak, iç cephe boyası, boya dükkanı, boya, plastik boya > nalbur, boya, yapı market
demir çelik, profil
görüntüleme, röntgen, ultrason, tomografi, laboratuvar
halı saha, spor sahası, spor sahaları, futbol sahası
gömlek, gömlekçi, shirt, gömlekleri
su arıtma cihazı, arıtma, arıtım, su arıtma, filtre su
doğum günü süsü, parti süsü, uçan balon > parti malzemesi, organizasyon
tarım ilacı, tarım ilaçları, böcek ilacı tarla, fidan almak, damla sulama > tarım, ziraat, tarım malzemesi
taze ekmek, somun ekmek, pide ekmek, lavaş ekmek > fırın

# Eğitim
el işi, el işi kursu, halıcılık, kilim dokuma, dikiş kursu, nakış kursu, örgü kursu, takı tasarımı, keçe > el sanatları, halk eğitim, dokuma
keman kursu, ud, darbuka, davul, bağlama kursu, şan dersi > müzik kursu, müzik evi
okul öncesi, anasınıfı, oyun grubu > anaokulu, kreş
direksiyon hocası, otomatik ehliyet, src belgesi, ehliyet sınavı, trafik dersi > sürücü kursu
scratch, arduino, lego, kodlama dersi, yazılım kursu, oyun programlama > robotik, kodlama, bilgisayar kursu
konuşma pratiği, speaking, yökdil, ielts kursu, almanca öğrenmek > dil kursu
deneme sınavı, mezun grubu, soru çözümü, okula takviye, ders takviyesi > dershane, kurs merkezi, etüt, sınava hazırlık
okuma odası, gece ders çalışmak, sabaha kadar ders > çalışma salonu, kütüphane

# Spor
savunma dersi, dövüş dersi, boks öğrenmek, kickboks > dövüş sporları, boks
ata binme dersi, at turu, pony > binicilik
kort kiralama, tenis dersi, tenis oynamak > tenis
saha kiralamak, maç ayarlamak, çocuk futbol, top oynayacak > halı saha, futbol
yüzme dersi, yüzme hocası, bebek yüzme > yüzme
ağırlık çalışmak, halter, personal trainer, vücut çalışmak > spor salonu, fitness
hamile pilatesi, hamile yogası, bel egzersizi > pilates, yoga
kanyon, zipline, kaya duvarı, yürüyüş turu > doğa sporları
kano kiralamak, kürek çekmek, gölde kano > kürek, kano

# Otomotiv
yağ değişimi, yağını değiştirmek, yağ değiştirmek, periyodik bakım, buji, motor arızası, hararet, sanayi tamirci, sanayi tamircisi > oto tamir, oto servis, motor yenileme
patlak lastik, lastik değiştirmek, stepne, lastik oteli, yaz lastiği > lastik, rot balans
marş motoru, cam motoru, oto beyin, far ayarı, akü değişimi > oto elektrik, akü
çizik, vuruk, ezik, dolu hasarı, tampon boyatmak, araba boyatmak, oto boyama > kaporta, oto boya, göçük
klima dolumu, araç kliması, polen filtresi > oto klima
kask, motosiklet lastiği, kurye motoru, zincir dişli > motosiklet
iç dış yıkama, motor yıkama, buharlı yıkama, araba temizliği, araba kuaförü, koltuk yıkatmak > oto yıkama, oto kuaför
araba alırken, araba baktırmak, ikinci el araba baktırmak, boya ölçümü, ekspertiz raporu > oto ekspertiz
çekici çağırmak, otobanda kaldım, arabam kaldı > çekici, yol yardım
ön cam değişimi, cam çatladı > oto cam, oto aksesuar
volkswagen, vw, audi, seat, skoda
mercedes, benz, mercedes benz
koltuk kılıfı, araba kılıfı, oto paspas, direksiyon kılıfı > oto koltuk, oto kılıf, oto döşeme, oto aksesuar
lojistik, logistic, transport > kargo, taşımacılık, nakliyat

# Neresi ağrıyorsa
belim, boynum, sırtım, dizim, omzum, bacağım, dizlerim, kolum > fizik tedavi, fizyoterapi, ortopedi
dişim, dişlerim, diş etim > diş
gözüm, gözlerim > göz doktoru, göz merkezi, optik
kulağım, kulaklarım > işitme, kulak burun boğaz
saçım, saçlarım > kuaför, berber, saç
tırnağım, tırnaklarım > tırnak, manikür
cildim, yüzümdeki, sivilcem > cilt bakımı, dermatoloji
midem, karnım, başım, boğazım > doktor, tıp merkezi, hastane, eczane
arabam, aracım, otomobilim > oto tamir, oto servis

# Bozulan, kirlenen, dar gelen
telefonum, telefoncu, telefon camı, telefon ekranı, telefon bataryası, ekran kırıldı, ekran çatladı, telefon suya düştü > telefoncu, telefon tamiri, elektronik
bilgisayarım, bilgisayarcı, laptopum, tabletim, laptop ısınıyor, laptop kasıyor > bilgisayar, bilgisayar tamiri, elektronik
televizyonum, tv görüntü yok, kumandam, kumanda bozuldu > elektronik, televizyon
buzdolabım, çamaşır makinem, bulaşık makinem, fırınım bozuldu, buzdolabı soğutmuyor, makine su akıtıyor > beyaz eşya, beyaz eşya servisi
saatim durdu, saat durdu, saat pili, saat camı, saat tamiri > saatçi, saat
bisikletim, bisiklet lastiği, bisiklet zinciri > bisiklet
traktörüm, biçerdöverim, tarlada kaldı > traktör
motosikletim, motoru tamir ettirmek, motorun bakımı, motorum bozuldu, motorum arıza, motorum çalışmıyor > motosiklet
ayakkabım yırtıldı, ayakkabım söküldü, ayakkabım açıldı, topuğu kırıldı, ayakkabı topuğu, taban yapıştırmak > ayakkabı tamiri, lostra, ayakkabı
leke, lekelendi, kirlendi, leke çıkarmak, elbise temizletmek, palto temizletmek, ceket temizletmek, takım elbise temizletmek > kuru temizleme, halı yıkama, temizlik
ütülemek, ütülenmek, gömlek ütülemek, gömlek ütülenmek, elbise lekelendi, takım elbise lekelendi, gömlek lekelendi, ceket lekelendi, elbise kirlendi, takım elbise kirlendi, gömlek kirlendi > kuru temizleme, ütü
mayo, bikini, plaj giyim > iç giyim, giyim, spor giyim
ofis masa, yemek masası, masa almak, sandalye, sehpa, gardırop, şifonyer > mobilya, ev eşyası
yırtıldı, söküldü, sökük, yırtık, dar geldi, bol geldi, pantolonu kısaltmak, boyunu kısaltmak, düğmesi koptu, astar değiştirmek, elbiseyi daraltmak, gelinliği daraltmak, gelinlik bol, gelinlik dar, gelinliği uydurmak, gelinlik tamiri, gelinlik onarımı > tadilat, terzi, dikimevi
koltuğum eskidi, koltuk yüzü, koltuk kaplatmak, sandalye kaplatmak > koltuk döşeme, döşeme, mobilya
kombi, kombi bakımı, kombi servisi, petek temizliği > kombi, ısıtma, tesisat, iklimlendirme, klima, beyaz eşya servisi
kapı kolu, kapı menteşesi, pencere kolu, çimento, tuğla, inşaat malzemesi, inşaat malzemeleri > yapı malzemesi, hırdavat, nalbur
lavabo tıkandı, musluk akıtıyor, sifon bozuldu, evi su bastı, su patladı, boru patladı > tesisat, tesisatçı, kanal açma, nalbur
kapım açılmıyor, anahtar kırıldı, kilit bozuldu, anahtar içeride kaldı, dışarıda kaldım > çilingir, anahtarcı, kilit
elektrik gitti, sigorta attı, priz çalışmıyor, lamba yanmıyor, ışıklar yanmıyor > elektrikçi, elektrik malzemesi

# Arabanın derdi
direksiyon titriyor, direksiyon çekiyor, araba sağa çekiyor, araba titriyor, balans yaptırmak > rot balans, lastik, oto tamir
araba yağ yakıyor, duman atıyor, motordan ses, alttan ses geliyor, vites geçmiyor, araba tekliyor, araba çekmiyor, su kaynattı, ikaz lambası, arıza lambası, fren tutmuyor, frenler ötüyor > oto tamir, oto servis, motor yenileme
piston, segman, krank, silindir kapağı, motor gömleği > motor yenileme, yedek parça, oto yedek parça
oto müzik sistemi, araba müzik sistemi, araba ses sistemi, arabaya hoparlör, arabaya bas > oto müzik, oto aksesuar, audio
göçtü, kapım göçtü, kapısı göçtü, tampon göçtü, çamurluk göçtü, araba göçük, araba sürttüm, araba çizmişler, araba çizdiler, çarptılar, vurmuşlar, tamponum > kaporta, oto boya, göçük
araba toz, araba çamur, araba kirlendi, aracım kirli, arabayı yıkamak > oto yıkama, oto kuaför
lpg takan, lpg taktırmak, lpg ayarı, lpg bakımı, lpg tamiri, otogaz takan, otogaz taktırmak, araca gaz taktırmak, gaz ayarı > lpg, otogaz, oto servis, oto tamir, oto elektrik
elektrikli aracım, arabayı şarj etmek > şarj istasyonu, elektrikli, hibrit servis

# Bedenin, ruhun derdi
ayağım, bileğim, parmağım, kalçam, omuzum, eklem, eklemlerim, burktum, sakatlandım, kireçlenme, boyun düzleşmesi, yürüyemiyorum, felç > fizik tedavi, ortopedi, fizyoterapi
topuklarım, topuğum, ayak çatlağı, tırnağım battı, nasırım > ayak sağlığı, pedikür, podolog, medikal
arpacık, gözüm kızardı, katarakt, göz tansiyonu, şaşılık, gözüm sulanıyor, miyop, astigmat > göz doktoru, göz hastalıkları, göz merkezi, hastane
kulak çınlaması, kulağımda çınlama, kulağım uğulduyor, işitmem azaldı > işitme, kulak burun boğaz
kaşıntı, kaşınıyorum, döküntü, cildim kurudu, yüzüm lekeli, yüzümde leke, güneş lekesi > dermatoloji, cilt bakımı, eczane
bebeğim ağlıyor, bebeğim öksürüyor, bebeğim ateşli, bebeğim ateşlendi, bebeğim kusuyor, bebek doktoru, bebek kontrolü, bebek muayenesi, çocuğum ateşlendi, çocuğum kusuyor, çocuğum öksürüyor > çocuk doktoru, çocuk muayenehanesi, çocuk sağlığı, hastane
bebeğe bakacak, bebeğimi bırakacak, bebek bırakmak, çocuğu bırakmak, çocuğa bakacak, işe giderken çocuk > kreş, gündüz bakım, anaokulu, bakıcı
bunalım, bunalımda, bunalımdayım, moralsizim, ruhsal, öfke, öfkeliyim, takıntı, fobi, özgüven, ağlama krizi, altını ıslatıyor, tırnak yiyor, evlilik sorunu, eşimle kavga, eşimle anlaşamıyoruz, boşanma eşiğinde, aile içi sorun, psikolojik destek > psikolog, psikoloji, psikiyatri
kan verip, kan baktırmak, kanıma baktırmak, kan aldırmak, kan değerleri, kolesterol, kansızlık, demir eksikliği, idrar tahlili, idrar testi, gaita, check up > laboratuvar, tahlil, tıp merkezi, hastane
şeker ölçtürmek, şekerimi ölçmek, tansiyon ölçtürmek, tansiyonum > eczane, sağlık kabini, medikal
kedim ishal, köpeğim ishal, kedim kusuyor, köpeğim kusuyor > veteriner
tel taktırmak > diş, ortodonti
bıyık, bıyık aldırmak, yüz tüyü, bacak tüyü, kol altı > epilasyon, ağda, güzellik

# Dersin derdi
ödevini yapmıyor, ödeve yardım, dersleri zayıf, dersleri kötü, dersleri düşük, derste zorlanıyor, karne, karnesi kötü, sınıfta kaldı, zayıf getirdi, matematiği zayıf > etüt, özel ders, kurs merkezi, dershane
üniversiteyi kazanmak, üniversiteye hazırlanmak, liseye hazırlanmak, sınavı kazanmak, mezuna kaldım, sınavım > sınava hazırlık, dershane, kurs merkezi
çocuğumu spora vermek, spora yazdırmak, çocuk spor okulu > basketbol, yüzme, futbol, dövüş sporları, jimnastik, spor
robot yapmak, robot kursu, robot yapma > robotik, kodlama
sudan korkuyor, suya alışmak, çocuk yüzsün > yüzme, havuz
kampa gitmek, kamp, kamp yeri > kamp, piknik, mesire, doğa sporları

# Daha az söylenenler
evimi taşımak, eşyalarımı taşımak, taşınmak > nakliyat, nakliye, taşıma
araba satmak, arabamı satmak > oto galeri
halı yıkatmak, halımı yıkatmak > halı yıkama, kuru temizleme
müzik dersi, enstrüman dersi > müzik kursu, müzik evi
fotoğraf makinesi, fotoğraf basmak, fotoğraf bastırmak > fotoğraf malzemesi, fotoğrafçı
mangalbaşı, ocakbaşı
boks, mücadele sporları, dövüş sporları, boks kulübü
kahve barı, espresso bar, kahveci
taverna, gazino, meyhane, saz evi, müzikli lokanta
nail bar, nail, tırnak, tırnak stüdyosu
yüz temizliği, yüz bakımı yaptırmak, siyah nokta, hydrafacial > cilt bakımı, güzellik
pehlivan, güreş, güreşçi, güreş kulübü, güreş salonu, minder güreşi
dojo, dövüş sanatları, mücadele sporları, dövüş sporları, kung fu, aikido, jiu jitsu, kapoeira, capoeira
mobilet, vespa, motorlu bisiklet, mobilet tamircisi, scooter tamircisi > motosiklet, motosiklet servisi
kümes, kümes yemi, tavuk yemi, civciv > yem, tarım malzemesi
çiftçi malzemesi, zirai malzeme, tarla malzemesi, bahçe ilacı > tarım malzemesi, tarım, ziraat
ütületmek, ütü yaptırmak, yorgan yıkatmak, mont yıkatmak, kuru temizleyici > kuru temizleme
tıbbi cihaz, medikal, tıbbi malzeme, hasta bakım ürünleri
triko, örme, örgü, örgü ipi, yün ip
ütücü, ütü, buharlı ütü, kuru temizleme
likör, viski, rakı almak, şişe bira > tekel, içki, şarap, bar
oto teyp, araba teybi, arabaya teyp, oto hoparlör, car audio > oto müzik, oto aksesuar, audio
olta takımı, balık malzemesi, misina, balıkçı malzemesi > olta, av malzemesi, balıkçılık malzemesi, spor malzemesi
acılı, acısız, bir buçuk, dürüm arası > kebap, dürüm
adana porsiyon, kebap salonu, kebap evi, kebap sarayı > kebap, ocakbaşı
tantunici, mersin tantuni, döner dürüm > dürüm, döner
balık lokantası, su ürünleri lokantası, balıkçı lokantası > balık restoranı, balık
kahvaltılık, köy kahvaltısı yapmak, kahvaltıya gitmek > kahvaltı
pastacı, pastaneci, yaş pastacı > pastane, pasta
kahveye gitmek, kahvehane, mahalle kahvesi > kıraathane, kafe
boş oda, gecelik oda, günübirlik oda > otel, pansiyon, apart
turistik otel, beş yıldızlı otel, lüks otel, tatil köyü > otel
gelinlik modelleri, gelinlik mağazası, gelinlik diktirmek > gelinlik
sünnet kıyafeti, sünnetlik, sünnet elbisesi
estetik cerrah, estetik merkezi, estetik, cilt kliniği
beyin doktoru, nörolog, nöroloji, beyin cerrahı > nöroloji, hastane
idrar yolları, prostat, böbrek taşı > üroloji, hastane
mide doktoru, gastroenteroloji, endoskopi > hastane, tıp merkezi, dahiliye
şeker hastalığı, tiroit, guatr, endokrin > dahiliye, hastane, tıp merkezi
ishal, kusma, öksürük, soğuk algınlığı, boğaz ağrısı > doktor, tıp merkezi, eczane, hastane
bebek maması, ateş ölçer, yara bandı, çocuk bezi, prezervatif > eczane, medikal
kuş doktoru, kedi doktoru, köpek doktoru, hayvan doktoru, evcil hayvan doktoru > veteriner
saç kaynağı, saç kaynak, postiş saç, kaynakçı saç > kuaför, saç
pudra makyaj, gece makyajı, profesyonel makyaj > makyaj, gelin başı, güzellik
kasap reyonu, köfte harcı, kebaplık et, ciğer almak, kuzu gövde > kasap
kavun, üzüm, incir, çilek, kiraz, biber, patlıcan, meyve suyu için portakal > manav, meyve
fındık, fıstık içi, kavrulmuş, leblebici, çekirdekçi, çiğdem > kuruyemiş
zencefil, zerdeçal, tarçın, keten tohumu, çörek otu, kantaron > baharat, aktar
çeyizci, dantel, masa örtüsü, sehpa örtüsü, danteller > çeyiz
kumandacı, tv kumandası, uzaktan kumanda, direnç, kondansatör, elektronik devre > elektronik
saksı, saksı toprağı, çiçek toprağı, fide, bahçe çiçeği, iç mekan bitkisi > çiçekçi, fidanlık, peyzaj
çerçeve yaptırmak, diploma çerçevesi, tablo çerçeveletmek > çerçeve
gofret, lolipop, jelibon, bayram şekeri, akide > şekerleme, şekerci, çikolata
baklavacı, tatlıcı, şerbetli tatlılar, ev baklavası > baklava, tatlı, pastane
kefir, yoğurtçu, ayrancı, kaymak, tereyağcı > süt ürünleri, mandıra
yağcı, sıvı yağ, ayçiçek yağı, zeytinyağcı, yağhane > zeytinyağı, yağ
hurma, kuru meyve, pestil, köme > kuruyemiş, yöresel ürünler
forma, krampon almak, raket, top almak, dambıl, koşu bandı > spor malzemesi
uçurtma, oyuncak araba, bebek oyuncağı, lego almak, puzzle > oyuncak
çalar saat, kol saati, saat kordonu > saatçi, saat
telefon kılıfı, ekran koruyucu, şarj kablosu, powerbank > telefoncu, elektronik
monitör, klavye, ekran kartı, harddisk, yazıcı almak, modem > bilgisayar
koltuk yıkama, yerinde yıkama, stor yıkama, perde yıkama > halı yıkama, kuru temizleme
fayans ustası, alçı ustası, badana yaptırmak, tadilat ustası > dekorasyon, boya, inşaat
tapu, arsa satışı, dükkan kiralama, ev kiralamak > emlak, gayrimenkul
koli taşıma, eşya nakli, ofis taşıma, şehirler arası nakliyat > nakliyat, nakliye
bijuteri, küpe, kolye, tesbih almak, gümüşçü > takı, gümüş, kuyumcu
bale dersi, halk dansları, tango, salsa, zeybek > dans, bale
resim dersi, karakalem, heykel, çömlek kursu > resim kursu, sanat, güzel sanatlar
masa tenisi, pinpon, squash, padel > tenis, spor salonu
koşu, atletizm, maraton > spor kulübü, atletizm, spor salonu
okçu, eskrim, buz pateni, kayak, kaykay > spor kulübü, spor malzemesi
üniversite sınavı, liseye giriş, bursluluk, tyt ayt, sınav kursu > sınava hazırlık, dershane, kurs merkezi
çıraklık, aşçılık, pastacılık kursu, ilk yardım kursu > kurs, meslek kursu
matematik dersi, fizik dersi, özel hoca, ders hocası > özel ders, etüt, dershane
kukla, çocuk tiyatrosu, yaratıcı drama > tiyatro, drama
ses yalıtımı, oto izolasyon, cam filmi çektirmek > oto aksesuar, cam filmi
rot ayarı, lastikçi sanayi, havası inmiş, lastik yaması > lastik, rot balans
oto sanayi sitesi, sanayi ustası, araba ustası, motor ustası, oto usta > oto tamir, oto servis
enjektör temizliği, karbüratör, triger seti, baskı balata, şanzıman tamiri > oto tamir, dizel
dolu göçüğü, çamurluk, kapı boyası, pasta boya > kaporta, oto boya
ikinci el oto, sahibinden araba, araç satışı, sıfır araç > oto galeri
sulama, damlama, su motoru, motopomp > tarım malzemesi, pompa
tesisat malzemesi, boru, musluk, vana, sıhhi malzeme > nalbur, tesisat, hırdavat
# Kısaltmalar: adlarda noktayla yazılanlar
reh = rehabilitasyon
fiz = fizik
ted = tedavi
tuh = tuhafiye
has = hastalıkları, hastanesi
hast, hst = hastanesi
dog = doğum
cer = cerrahi
klin = kliniği
pol = polikliniği
lab = laboratuvarı
sogut = soğutma
aras = araştırma
mlz, malz = malzeme
mam, maml = mamulleri
urn, ur, rn = ürünleri
ins = inşaat
muh = mühendislik, muhasebe
taah = taahhüt
mak = makina
tes = tesisat, tesisleri
dek = dekorasyon
tem = temizlik
temiz = temizleme
nak = nakliyat
yed = yedek
parc = parça
aks = aksesuar
elek, elk, elekt, elektr = elektrik
kirt = kırtasiye
konf = konfeksiyon
teks, tekst = tekstil
fab, fabr = fabrikası
paz = pazarlama
plas, plast = plastik
amb = ambalaj
mob = mobilya
sek = şekerleme
kuy = kuyumculuk
gid = gıda
hay, hayv = hayvancılık
tar = tarım
mad = maddeleri
matb = matbaacılık
rek = reklamcılık
bilg = bilgisayar
otm = otomotiv
trak = traktör
ist = istasyonu
yay = yayıncılık
egt, egit = eğitim
turz = turizm
sey, seyh = seyahat
acen = acentesi
zuc, zucc = züccaciye
ecz = eczanesi
vet = veteriner
rest = restoran
lok = lokantası
past = pastanesi
isl = işletmesi
sist = sistemleri
guv = güvenlik
sig = sigorta
gay = gayrimenkul
`;
