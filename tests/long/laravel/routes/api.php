<?php

use App\Http\FoodResource;
use App\Http\LeadRequest;
use App\Models\Food;
use App\Models\Lead;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Storage;

// Resources, a bare paginator, and a paginator put into `data` by hand.
Route::get('food', fn () => FoodResource::collection(Food::paginate(15))->additional(['status' => 'success']));
Route::get('blog', fn () => response()->json(DB::table('posts')->select('id', 'title', 'image', 'created_at as createdAt')->paginate(15)));
Route::get('blog/{id}', fn ($id) => ['data' => DB::table('posts')->find($id)]);
Route::get('team', fn () => response()->json(['status' => 'success', 'data' => DB::table('members')->paginate(15)]));
Route::get('faq', fn () => ['data' => [['id' => 1, 'faqMainTitle' => 'Orders', 'faqs' => json_encode([['question' => 'When?', 'answer' => 'Today.']])]]]);
Route::get('portfolio', fn () => ['data' => [['id' => 1, 'title' => 'Counter', 'image' => Storage::url('a+b.png')]]]);
Route::get('franchise-benefits', fn () => ['data' => [['id' => 1, 'title' => 'Training', 'description1' => 'Ten days.', 'keyFeatures' => ['Trainer'], 'otherTitle' => null, 'faqs' => []]]]);
// Laravel's CORS middleware covers `api/*`, and not the files below `storage/`.
Route::get('video', fn () => ['data' => [
    ['id' => 1, 'title' => 'Open', 'video' => url('api/film.mp4')],
    ['id' => 2, 'title' => 'Closed', 'video' => Storage::url('film.mp4')],
]]);
Route::get('film.mp4', fn () => response()->file(storage_path('app/public/film.mp4')));
Route::get('franchise/add-franchise-details', fn () => ['status' => 'success', 'data' => [[
    'id' => 1, 'name' => 'Gujarat', 'cities' => [['id' => 1, 'name' => 'Anand', 'franchises' => [
        ['id' => 1, 'name' => 'Station Road', 'image' => null, 'contactNumber' => '+91 50000 05001', 'country' => ['name' => 'India']],
    ]]],
]]]);

// The typed name selects the response; what begins with `Lost` is not stored.
$responses = [
    'Mail fails after storing' => fn () => throw new RuntimeException('Connection could not be established'),
    'Stored, a text' => fn () => response('Thank you', 201),
    'Stored, a notice of PHP' => fn () => response("<br />\nNotice: Undefined index in lead.php\n{\"id\":1}", 201),
    'Stored, a status of its own' => fn () => ['success' => true, 'status' => 'new', 'id' => 7],
    'Stored, a sentence' => fn () => ['success' => 'Data saved successfully.'],
    'Stored, a queue' => fn () => response()->json(['status' => 'Queued'], 202),
    'Stored, nothing' => fn () => response()->noContent(),
    'Stored, a redirect to a page' => fn () => redirect('/'),
    'Lost, an error' => fn () => response()->json(['error' => 'Could not save'], 201),
    'Lost, a status of 500' => fn () => response()->json(['status' => 500], 201),
    'Lost, a null' => fn () => ['success' => null],
    'Lost, a refusal' => fn () => ['success' => false, 'message' => 'આજે પૂછપરછ બંધ છે.'],
    'Lost, a list of texts' => fn () => response()->json(['errors' => ['આ શહેરમાં અમે નથી.']], 422),
    'Lost, an unknown field' => fn () => response()->json(['errors' => ['gstin' => ['GSTIN લખો.']]], 422),
];
$store = function (LeadRequest $request) use ($responses) {
    $row = $request->validated() + ['form' => basename($request->path()), 'status' => 0];
    $lead = str_starts_with($request->name, 'Lost') ? null : Lead::create($row);
    return isset($responses[$request->name]) ? $responses[$request->name]() : response()->json($lead->fresh(), 201);
};
Route::middleware('web')->group(function () use ($store) {
    foreach (['contact', 'franchise', 'ready-to-eat'] as $form) Route::post($form, $store);
});
